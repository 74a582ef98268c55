import { sql } from 'kysely';
import { invite } from '../../server/members/access/invitations.ts';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { callSite } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { makeWordsPdf } from '../factories/files/readable-resumes.ts';
import {
  createBlog,
  createJobOpening,
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createMember, ok, type SignedInMember, tokenOf } from '../factories/staff.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { submit } from '../factories/submit.ts';
import { fillSite } from './fill-site.ts';

export interface Office {
  members: Record<StaffRole, SignedInMember>;
  /** The values for the names in braces in a state's address. */
  places: Record<string, string>;
}

const names: Record<StaffRole, string> = {
  owner: 'Meera Nair',
  sales: 'Arjun Rao',
  recruiter: 'Farah Khan',
  editor: 'Joseph Lobo',
  viewer: 'Dilip Shah',
};

/** An office in the middle of its work. Everything in it is the same in each run. */
export async function fillOffice(server: TestServer): Promise<Office> {
  const { app, db } = server;
  const members = {
    owner: await makeMember(server, 'owner'),
    sales: await makeMember(server, 'sales'),
    recruiter: await makeMember(server, 'recruiter'),
    editor: await makeMember(server, 'editor'),
    viewer: await makeMember(server, 'viewer'),
  };
  const call = await submit(server, 'contact', {
    ...makeContact({ companyName: 'Example Mills' }),
    userMessage: 'Two gates, day and night, from the first of the month. Please ring before noon.',
  });
  const vikram = { fullName: 'VIKRAM SETHI', emailId: 'vikram@example.com', companyName: 'Example Hospital' };
  await submit(server, 'contact', {
    ...makeContact(vikram),
    userMessage: 'We look for a team of eighteen for three buildings, with a supervisor in each shift.',
  });
  await submit(server, 'quotation', { ...makeQuotation(), addresss: '14 Example Road' });
  const job = await createJobOpening(db, { open_position: 'Lighthouse Keeper', location: 'Alibag' });
  await apply(server, job, 'Sunita Pawar');
  await apply(server, job, 'Imran Shaikh');
  const posting = await submit(server, 'posting', { ...makePosting(), openPosition: 'Gate Supervisor' });
  const asked = { ...makeDataRequest(), details: 'Everything that you hold about me since 2024.' };
  const { reference: request } = receiptOf(await callSite(app, 'dataRequest.submit', asked));
  const blog = await createBlog(db, { subject: 'A draft about night patrols', published_at: null });

  const { sales, owner } = members;
  const text = 'Rang at ten: she wants a visit on Thursday.';
  ok(await sales.call('inbox.addNote', { reference: call, text }));
  const items = () =>
    db.selectFrom('inbox_entries').select(['reference', 'version']).where('reference', '=', call).execute();
  ok(await owner.call('inbox.assign', { items: await items(), assignee: sales.id }));
  ok(await sales.call('inbox.setStatus', { items: await items(), status: 'in progress' }));
  ok(await sales.call('savedViews.save', { name: 'Calls of this week', query: 'kind=contact' }));
  const invitation = await invite(db, 'http://localhost', 'asha@guardhouse.example', 'editor');
  // One mail is being retried, and one was parked.
  await sql`
    update mails set attempts = 3 where id = (select min(id) from mails);
    update mails set status = 'parked', attempts = 9, settled_at = now() where id = (select max(id) from mails);
    insert into mail_attempts (mail_id, outcome, detail)
    select min(id), 'failed', '451 4.7.1 Greylisted, please try again' from mails;
    insert into mail_attempts (mail_id, outcome, detail)
    select max(id), 'parked', '550 5.1.1 User unknown' from mails
  `.execute(db);
  await beginOtherSession(server, owner);
  await fillSite(server, members);
  await createJobOpening(db, { open_position: 'Ferry Guard', status: 'closed', closed_at: new Date() });
  const { submission_id } = await findStored(db, 'data_requests', request);
  return {
    members,
    places: {
      job,
      item: call,
      draft: String(blog),
      pending: String((await findStored(db, 'job_openings', posting)).jid),
      invitation: tokenOf(invitation),
      jobPath: jobPath({ Jid: job, OpenPosition: 'Lighthouse Keeper' }),
      confirm: (await createLink(db, String(submission_id))) ?? '',
    },
  };
}

async function makeMember(server: TestServer, role: StaffRole): Promise<SignedInMember> {
  const member = await createMember(server, role);
  const name = names[role];
  const email = `${name.split(' ')[0]?.toLowerCase()}@guardhouse.example`;
  await server.db.updateTable('staff_members').set({ name, email }).where('id', '=', member.id).execute();
  return { ...member, email };
}

/** A session in another browser, an hour ago. */
async function beginOtherSession({ db }: TestServer, { id }: SignedInMember): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db
    .insertInto('staff_sessions')
    .values({
      id: 'another',
      member_id: id,
      token: 'another',
      expires_at: new Date(Date.now() + 3_600_000),
      created_at: anHourAgo,
      updated_at: anHourAgo,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      ip_address: '203.0.113.7',
      second_factor_at: anHourAgo,
    })
    .execute();
}

async function apply(server: TestServer, JobId: string, FullName: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(
    makeApplication({ JobId, FullName, Position: 'Lighthouse Keeper' }),
  ))
    form.append(name, value);
  const pages = ['Twelve years at the light of Alibag', 'References on request'];
  form.append('file', new File([new Uint8Array(makeWordsPdf({ pages }))], 'resume.pdf'));
  await submit(server, 'application', form);
}
