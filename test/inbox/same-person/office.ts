import { sql } from 'kysely';
import type { TestServer } from '../../environment/app.ts';
import { makeApplication } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

let phones = 9_800_000_000;

/** From a number of its own unless one is given. */
export const apply = (server: TestServer, EmailId: string, MobileNo = String(++phones), values = {}) =>
  submit(server, 'application', { ...makeApplication({ EmailId, MobileNo, ...values }) });

export const claim = (
  member: SignedInMember,
  [reference, other]: readonly [string, string],
  said: string,
  seen = 'unsaid',
) => member.call('inbox.claimPerson', { reference, other, claim: said, seen });

/** The confirmation has failed, and is sent to another address by the staff. */
export async function correct(
  { db }: TestServer,
  member: SignedInMember,
  reference: string,
  address: string,
) {
  const { rows } = await sql<{ id: string; recipient: string }>`
    update mails set status = 'parked', attempts = 3, settled_at = now()
    where submission_id = (select id from submissions where reference = ${reference}) and role = 'confirmation'
    returning id, recipient`.execute(db);
  ok(await member.call('mail.correctAddress', { id: rows[0]?.id, seen: rows[0]?.recipient, address }));
}
