import { callSite } from '../doors/doors.ts';
import { test as base, type TestServer } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeContact, makeDataRequest, makeQuotation } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { submit } from '../factories/submit.ts';

export const ASHA = 'asha@example.com';
export const PHONE = '9800000001';

/** The references of a submission of each kind from Asha, oldest first, and of others'. */
interface Asha {
  contact: string;
  quotation: string;
  application: string;
  request: string;
  all: string[];
  others: string[];
  resumeId: string;
  resume: Buffer;
}

/** A test with an owner, in a database that has only what Asha and others have sent. */
export const test = base.extend<{ owner: SignedInMember; asha: Asha }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  asha: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await server.db.deleteFrom('resumes').execute();
    await use(await sendAll(server));
  },
});

async function sendAll(server: TestServer): Promise<Asha> {
  const resume = makePdf(2_000);
  const apply = (EmailId: string, MobileNo: string, bytes: Buffer, name: string) =>
    submit(server, 'application', makeApplicationForm({ EmailId, MobileNo }, bytes, name));
  const emailId = 'Asha@Example.com';
  const contact = await submit(server, 'contact', makeContact({ emailId, mobileNo: PHONE }));
  const quotation = await submit(server, 'quotation', makeQuotation({ emailId: ASHA, mobileNo: PHONE }));
  const application = await apply(ASHA, PHONE, resume, 'asha menon.pdf');
  const asked = makeDataRequest({ contact: ` ${ASHA.toUpperCase()}` });
  const request = receiptOf(await callSite(server.app, 'dataRequest.submit', asked)).reference;
  const stranger = { fullName: 'RAVI', emailId: `not-${ASHA}`, mobileNo: '9811111111' };
  const others = [
    await submit(server, 'contact', makeContact(stranger)),
    await apply('ravi@example.com', '9822222222', makePdf(1_000), 'ravi.pdf'),
  ];
  const { resume_id } = await findStored(server.db, 'job_applications', application);
  const all = [contact, quotation, application, request];
  return { contact, quotation, application, request, all, others, resumeId: String(resume_id), resume };
}

export const findPerson = async (owner: SignedInMember, who: string) =>
  ok(await owner.call('people.find', { who }));
export const referencesOf = ({ entries }: { entries: { reference: string }[] }) =>
  entries.map(({ reference }) => reference);

/** Moves an application to the stage of the rejected. */
export async function reject(owner: SignedInMember, reference: string, reason: string): Promise<void> {
  const { stages } = ok(await owner.ask('hiringStages.list'));
  const { id } = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
  ok(await owner.call('inbox.moveToStage', { items: [{ reference, version: 1 }], stage: id, reason }));
}
