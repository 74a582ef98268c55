import { sql } from 'kysely';
import { addAuditLine } from '../../server/audit/audit.queries.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { makeApplicationForm } from './application-form.ts';
import { converse } from './conversation.ts';
import { makePdf } from './files/resumes.ts';
import { makeQuotationValues, prepareQuotation, sendQuotation } from './quotations.ts';
import {
  createBlog,
  createComplianceItem,
  createJobOpening,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from './rows.ts';
import { createMember, ok } from './staff.ts';
import { receiptOf } from './stored.ts';

const PICTURE = 'blog/0123456789abcdef0123456789abcdef-800.jpg';
const DOCUMENT = 'compliance/licence-0123456789abcdef0123456789abcdef.pdf';
/** It has all that a JSON or a CSV could trip over. */
export const ODD = '=cmd|\'/c calc\'!A1 "odd"\\n\t\u{1F600} आशा\r\n\u2028{}[],\u202e';

/** A company with something of everything that moves out. */
export async function createMovedCompany(server: TestServer): Promise<{ jid: string; applied: string }> {
  const { app, db, publications } = server;
  const owner = await createMember(server, 'owner');
  await createMember(server, 'recruiter');
  const jid = await createJobOpening(db, {
    translations: JSON.stringify({ hi: { OpenPosition: { source: 'Security Guard', text: 'सुरक्षा गार्ड' } } }),
  });
  await createJobOpening(db, { status: 'closed', closed_at: new Date(), closes_on: '2026-12-31' });
  receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ userMessage: ODD })));
  receiptOf(await callSite(app, 'jobPosting.submit', makePosting()));
  receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
  const { reference: asked } = receiptOf(
    await callSite(app, 'quotation.submit', makeQuotation({ addresss: ODD })),
  );
  const form = makeApplicationForm({ JobId: jid, FullName: 'Asha Menon' }, makePdf(20_000));
  const { reference: applied } = receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form));
  await converse(server, applied);
  await takeInAll(db);
  ok(
    await owner.call('inbox.addNote', { reference: applied, text: 'Spoke to him. १२३' }, crypto.randomUUID()),
  );
  const draft = await prepareQuotation(owner, asked, makeQuotationValues());
  ok(await sendQuotation(owner, draft));
  await publications.put(PICTURE, 'a picture');
  await publications.put(DOCUMENT, 'a document');
  await createBlog(db, {
    image_path: `wwwroot/media/${PICTURE}`,
    subject: 'A: "good" gate',
    translations: JSON.stringify({
      hi: {
        Subject: { source: 'A: "good" gate', text: 'अच्छा फाटक' },
        Discription: { source: 'Other words.', text: 'अपने फाटक को सड़क के पार से देखें।' },
      },
    }),
  });
  await createBlog(db, { published_at: null });
  await createComplianceItem(db, { document_path: `wwwroot/media/${DOCUMENT}` });
  await sql`
    with item as (
      insert into compliance_items (name, document_path) values ('Licence', '') returning id
    ), version as (
      insert into compliance_versions (item_id, document_path, sha256, size, valid_until)
      select id, ${`wwwroot/media/${DOCUMENT}`}, '\\x00', 1, '2099-01-01' from item returning id, valid_until
    ), warning as (
      insert into lapse_warnings (version_id, valid_until, days) select id, valid_until, 60 from version returning id
    )
    insert into mails (lapse_warning_id, role, recipient, status) select id, 'warning', 'owner@example.com', 'sent' from warning
  `.execute(db);
  await sql`
    insert into mail_attempts (mail_id, outcome, detail) select id, 'sent', '250 ok' from mails where status = 'sent'
  `.execute(db);
  await sql`
    insert into staff_views (member_id, name, query) values (${owner.id}, 'Mine', 'status=new')
  `.execute(db);
  await sql`
    insert into erased_submissions (reference) values ('CT-2026-GONE')
  `.execute(db);
  await sql`insert into media (name, title, original_type, original_bytes, width, height, widths, focus_x)
    values (${`upload-${'0'.repeat(32)}`}, 'Gate', 'image/jpeg', 5, 800, 600, '{400,800}', 0.1)`.execute(db);
  await publications.put(`originals/upload-${'0'.repeat(32)}.webp`, 'an original');
  for (const size of [400, 800])
    for (const format of ['avif', 'webp', 'jpg'])
      await publications.put(`library/upload-${'0'.repeat(32)}-${size}.${format}`, `${size} ${format}`);
  await addAuditLine(db, {
    memberId: owner.id,
    action: 'blog begun',
    subject: 'blog 7',
    detail: ODD,
    address: '::1',
  });
  return { jid, applied };
}
