import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { siteHeaders } from '../../doors/doors.ts';
import { type TestServer, test } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { unzip } from './unzip.ts';

const WRONG = 'meera@exmaple.com';
const RIGHT = 'Meera@example.com';
const verification = 'question';

/** A submission whose confirmation failed, and was sent to the right address by the staff. */
async function submitCorrected(server: TestServer, member: SignedInMember): Promise<string> {
  const reference = await submit(server, 'contact', makeContact({ emailId: WRONG, mobileNo: '9811111111' }));
  await sql`
    update mails set status = 'parked', attempts = 3, settled_at = now()
    where submission_id = (select id from submissions where reference = ${reference})`.execute(server.db);
  const { mails } = ok(await member.call('mail.list', { role: 'confirmation' }));
  const { id } = mails.find((mail: { recipient: string }) => mail.recipient === WRONG);
  ok(await member.call('mail.correctAddress', { id, seen: WRONG, address: RIGHT }));
  return reference;
}

describe('the corrected address of a mail', () => {
  test('finds, archives and erases what its person sent', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const reference = await submitCorrected(server, owner);
    const stranger = await submit(server, 'contact', makeContact({ emailId: 'other@example.com' }));

    const person = ok(await owner.call('people.find', { who: ' meera@EXAMPLE.com' }));
    expect(person.entries.map((entry: PersonEntry) => entry.reference)).toEqual([reference]);
    expect(person.others.toSorted()).toEqual(['9811111111', WRONG]);
    const byNumber = ok(await owner.call('people.find', { who: '9811111111' }));
    expect(byNumber.others.toSorted()).toEqual(['meera@example.com', WRONG]);

    const cookie = [siteHeaders.cookie, ...[...owner.cookies].map(([name, value]) => `${name}=${value}`)];
    const archive = await server.app.inject({
      method: 'POST',
      url: '/staff/files/person',
      headers: { ...siteHeaders, cookie: cookie.join('; ') },
      payload: { who: RIGHT, verification },
    });
    const files = await unzip(archive.rawPayload);
    expect(files.get('data.json')?.toString()).toContain(reference);

    const chosen = { references: [reference], kept: [], persons: 1 };
    ok(await owner.call('people.erase', { who: RIGHT, verification, ...chosen }));
    const left = await server.db.selectFrom('submissions').select('reference').execute();
    expect(left).toEqual([{ reference: stranger }]);
  });
});
