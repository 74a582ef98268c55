import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { LinkedRequest } from '../../../src/contract/request-confirmation.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Creates a link for the mail that is about to be sent. Earlier links stay valid, because a mail whose attempt failed
 * may have arrived nevertheless.
 * @returns the token; undefined if the request has been confirmed, answered or erased.
 */
export async function createLink(db: Kysely<Database>, submissionId: string): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { numAffectedRows } = await sql`
    insert into data_request_links (token_hash, submission_id)
    select ${hashOf(token)}::bytea, submission_id from data_requests
    where submission_id = ${submissionId} and confirmed_at is null and done_at is null
  `.execute(db);
  return numAffectedRows === 1n ? token : undefined;
}

/** Finds the request that a link belongs to, without changing anything. */
export async function findLinkedRequest(db: Kysely<Database>, token: string): Promise<LinkedRequest> {
  const row = TOKEN.test(token)
    ? await db
        .selectFrom('data_request_links as link')
        .innerJoin('data_requests as request', 'request.submission_id', 'link.submission_id')
        .innerJoin('submissions', 'submissions.id', 'link.submission_id')
        .select(['reference', 'asked', 'submitted_at', 'confirmed_at', 'done_at'])
        .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst()
    : undefined;
  if (row === undefined) return { state: 'unknown', request: null };
  if (row.confirmed_at !== null) return { state: 'used', request: null };
  // Once it is answered there is nothing left to confirm.
  if (row.is_expired || row.done_at !== null) return { state: 'expired', request: null };
  const { reference, asked, submitted_at } = row;
  return { state: 'open', request: { reference, asked, submittedAt: submitted_at.toISOString() } };
}

/**
 * Records that the person confirmed a request, with a line in the audit log. Of several concurrent calls only one
 * confirms it.
 * @param network of the person. It is stored with the request and not in the audit log, where nobody could erase it.
 * @returns whether this call confirmed the request.
 */
export async function confirmRequest(db: Kysely<Database>, token: string, network: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  return runTransaction(db, async (trx) => {
    const { rows } = await sql<{ reference: string }>`
      update data_requests as request set confirmed_at = now(), confirmed_from = ${network}
      from data_request_links as link join submissions on submissions.id = link.submission_id
      where token_hash = ${hashOf(token)} and expires_at > now()
        and request.submission_id = link.submission_id and confirmed_at is null and done_at is null
      returning reference
    `.execute(trx);
    const [confirmed] = rows;
    if (confirmed === undefined) return false;
    await addAuditLine(trx, {
      memberId: null,
      action: 'data request confirmed',
      subject: confirmed.reference,
      address: '',
    });
    return true;
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
