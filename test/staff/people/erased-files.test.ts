import { expect } from 'vitest';
import { sayErased } from '../../../src/contract/staff/people.ts';
import { claimStores, test } from '../../environment/app.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { converse } from '../../factories/conversation.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { prepareQuotation, sendQuotation } from '../../factories/quotations.ts';
import { makeQuotation } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

test('an erasure counts each kind of file by what it is', async ({ server }) => {
  const owner = await createMember(server, 'owner');
  await claimStores(server);
  const emailId = 'asha@example.com';
  const request = await submit(server, 'quotation', makeQuotation({ emailId, mobileNo: '9812345671' }));
  ok(await sendQuotation(owner, await prepareQuotation(owner, request)));
  const verified = { who: emailId, verification: 'question' };
  const first = ok(await owner.call('people.erase', { ...verified, references: [request] }));
  expect(first).toMatchObject({ submissions: 1, resumes: 0, quotations: 1, attachments: 0 });
  const { lines } = ok(await owner.ask('auditLog.search', { action: 'person erased' }));
  expect(lines[0].detail).toBe(`identity: question; submissions 1, quotation PDFs 1, mails ${first.mails}`);

  // An application with a resume, a file that was sent, and one that was received.
  const application = await submit(
    server,
    'application',
    makeApplicationForm({ EmailId: emailId, MobileNo: '9812345671' }, makePdf(), 'asha.pdf'),
  );
  await converse(server, application);
  const second = ok(await owner.call('people.erase', { ...verified, references: [application] }));
  expect(second).toMatchObject({ submissions: 1, resumes: 1, quotations: 0, attachments: 2 });
  expect(sayErased(second)).toBe(`submissions 1, resumes 1, attachments 2, mails ${second.mails}`);
});
