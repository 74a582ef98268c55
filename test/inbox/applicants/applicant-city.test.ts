import { describe, expect } from 'vitest';
import { indexAgain } from '../../../server/inbox/entries.queries.ts';
import type { TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { createJobOpening, makeApplication, makeContact } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { test } from '../office.ts';

const apply = (server: TestServer, jid: string, values = {}) =>
  submit(server, 'application', makeApplication({ JobId: jid, ...values }));

const note = (member: SignedInMember, reference: string, city: string, version = 1) =>
  member.call('inbox.noteCity', { items: [{ reference, version }], city });

async function listed(member: SignedInMember, jid: string, filter: object = {}) {
  const { applicants, counts } = ok(await member.call('applicants.list', { jid, ...filter }));
  const { columns } = ok(await member.call('applicants.board', { jid, ...filter }));
  const onBoard = columns.flatMap((column: { applicants: { reference: string }[] }) => column.applicants);
  const referencesOf = (all: { reference: string }[]) => all.map(({ reference }) => reference).sort();
  expect(referencesOf(onBoard)).toEqual(referencesOf(applicants));
  const total = counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(total).toBe(applicants.length);
  return Object.fromEntries(
    applicants.map(({ reference, city }: { reference: string; city: string }) => [reference, city]),
  );
}

describe('the city of an applicant', () => {
  test('is what was noted, not where the job is, and is a filter', async ({ server, recruiter }) => {
    const jid = await createJobOpening(server.db, { location: 'Pune' });
    const references = [await apply(server, jid), await apply(server, jid), await apply(server, jid)];
    const [one = '', other = '', third = ''] = references;
    expect(await listed(recruiter, jid)).toEqual({ [one]: '', [other]: '', [third]: '' });
    expect(await listed(recruiter, jid, { city: 'Pune' })).toEqual({});
    const { changed } = ok(await note(recruiter, one, ' Navi Mumbai '));
    expect(changed).toEqual([{ reference: one, version: 2 }]);
    ok(await note(recruiter, other, 'Mumbai'));
    ok(await note(recruiter, third, 'Surat'));
    const mumbai = { [one]: 'Navi Mumbai', [other]: 'Mumbai' };
    expect(await listed(recruiter, jid)).toEqual({ ...mumbai, [third]: 'Surat' });
    expect(await listed(recruiter, jid, { city: 'mUMB' })).toEqual(mumbai);
    const navi = { city: 'navi', resume: 'without' };
    expect(await listed(recruiter, jid, navi)).toEqual({ [one]: 'Navi Mumbai' });
    expect(await listed(recruiter, jid, { city: 'a%' })).toEqual({});
    expect(ok(await recruiter.ask('inbox.listCities'))).toEqual(['Mumbai', 'Navi Mumbai', 'Surat']);
    // Nobody is shown in the place of the job there, and the inbox still finds the job's place.
    expect(ok(await recruiter.ask('inbox.list', { city: 'pune', job: jid })).entries).toHaveLength(3);
  });

  test('is in the item, its history, and the audit log without its name', async ({ server, recruiter }) => {
    const reference = await apply(server, await createJobOpening(server.db));
    ok(await note(recruiter, reference, 'Kolhapur'));
    const item = ok(await recruiter.call('inbox.open', { reference }));
    expect(item).toMatchObject({ applicantCity: 'Kolhapur', version: 2 });
    expect(item.events).toMatchObject([{ action: 'city', text: 'Kolhapur', isOwn: true }]);
    // The same again is no change.
    expect(ok(await note(recruiter, reference, 'Kolhapur', 2)).changed).toEqual([{ reference, version: 2 }]);
    const answer = await note(recruiter, reference, 'Satara');
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('noted the city Kolhapur');
    ok(await note(recruiter, reference, '', 2));
    const emptied = ok(await recruiter.call('inbox.open', { reference }));
    expect(emptied.applicantCity).toBe('');
    expect(emptied.events.map(({ text }: { text: string }) => text)).toEqual(['Kolhapur', '']);
    const lines = await auditLines(server, { subject: reference, action: 'city noted' });
    expect(lines.map(({ detail }) => detail)).toEqual(['', '', '']);
  });

  test('is a short one, and of applications alone', async ({ server, recruiter, owner }) => {
    const reference = await apply(server, await createJobOpening(server.db));
    expect((await note(recruiter, reference, 'x'.repeat(101))).statusCode).toBe(400);
    const contact = await submit(server, 'contact', makeContact());
    expect((await note(owner, contact, 'Pune')).statusCode).toBe(404);
  });

  test('is in the CSV beside the job’s, and is found', async ({ server, recruiter, owner }) => {
    const jid = await createJobOpening(server.db, { location: 'Vadodara' });
    const reference = await apply(server, jid);
    ok(await note(recruiter, reference, 'Bhiwandi'));
    const columns = ['reference', 'city', 'applicantCity'];
    const csv = await owner.post('/staff/files/inbox.csv', { references: [reference], columns });
    expect(csv.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      '"Reference","City, or place of the job","City of the applicant"',
      `"${reference}","Vadodara","Bhiwandi"`,
    ]);
    await indexAgain(server.db, 100);
    const { entries } = ok(await recruiter.ask('inbox.list', { search: 'bhiwandi' }));
    expect(entries.map((entry: { reference: string }) => entry.reference)).toEqual([reference]);
  });
});
