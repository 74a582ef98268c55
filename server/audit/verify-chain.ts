import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type AuditHead, type ChainedLine, findUnlinkedLine, type Link, listLinks } from './chain.queries.ts';

const BEGINNING = '00'.repeat(32);

/** A head that somebody wrote down: how many lines there were, and the hash over all of them. */
export interface NotedHead {
  position: string;
  hash: string;
}

export interface VerifiedChain {
  /** Lines that still exist; those removed by retention are not counted. */
  lines: number;
  first: string | undefined;
  last: string | undefined;
  head: AuditHead | undefined;
}

/** The chain does not match. The message names the first line that is wrong. */
export class BrokenChain extends Error {
  constructor(fault: string) {
    super(`The audit log does not fit: ${fault}.`);
  }
}

/**
 * Walks the chain from its oldest link to its head and recomputes every hash, on a snapshot that omits lines added
 * meanwhile.
 * @param noted heads that were kept outside the database. Without any, two things go unnoticed: lines cut off at the
 * end, and a chain that somebody with full rights has recomputed.
 * @throws {BrokenChain}
 */
export async function verifyAuditLog(db: Kysely<Database>, noted: NotedHead[] = []): Promise<VerifiedChain> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const verified = await verifyLinks(listLinks(trx), noted);
      const line = await findUnlinkedLine(trx);
      if (line === undefined) return verified;
      throw new BrokenChain(
        `line ${line.id} of ${line.at} is not in the chain: it was inserted without a link`,
      );
    });
}

async function verifyLinks(links: AsyncIterable<Link>, noted: NotedHead[]): Promise<VerifiedChain> {
  const open = new Set(noted);
  const verified: VerifiedChain = { lines: 0, first: undefined, last: undefined, head: undefined };
  let before: Link | undefined;
  for await (const link of links) {
    demandOrder(link, before);
    demandHashes(link);
    for (const head of open) {
      if (head.position !== link.position) continue;
      if (head.hash !== link.hash.toString('hex'))
        throw new BrokenChain(`${nameOf(link)} is not what it was when the head ${link.position} was noted`);
      open.delete(head);
    }
    if (link.line !== null) {
      verified.lines++;
      verified.first ??= link.line.at;
      verified.last = link.line.at;
    }
    verified.head = link;
    before = link;
  }
  const [missing] = open;
  if (missing !== undefined)
    throw new BrokenChain(
      `it does not hold the head ${missing.position} that was noted, and ends at ${before?.position ?? 0}: lines were ` +
        'cut off, or retention has removed that one meanwhile',
    );
  return verified;
}

function demandOrder(link: Link, before: Link | undefined): void {
  if (before === undefined) {
    // Only the hash of the line before the oldest link is left, and only age may remove lines.
    if (link.position === '1' ? link.previous_hash.toString('hex') === BEGINNING : link.isAged) return;
    throw new BrokenChain(`${nameOf(link)} is the first, and lines before it are missing`);
  }
  if (BigInt(link.position) !== BigInt(before.position) + 1n)
    throw new BrokenChain(`lines are missing between ${nameOf(before)} and ${nameOf(link)}`);
  if (!link.previous_hash.equals(before.hash))
    throw new BrokenChain(`${nameOf(link)} does not follow ${nameOf(before)}`);
}

function demandHashes(link: Link): void {
  if (link.line === null && !link.isAged) throw new BrokenChain(`${nameOf(link)} has been removed`);
  if (link.line !== null && (link.line.at !== link.at || !hashLine(link.line).equals(link.line_hash)))
    throw new BrokenChain(`${nameOf(link)} has been changed`);
  if (!hashLink(link).equals(link.hash))
    throw new BrokenChain(`the link of ${nameOf(link)} has been changed`);
}

/** The same as link_staff_audit in the database: each field is preceded by its length in bytes. */
function hashLine({ id, at, member_id, action, subject, detail, address }: ChainedLine): Buffer {
  const fields = [id, at, member_id, action, subject, detail, address];
  const content = fields.map((field) => (field === null ? '-,' : `${Buffer.byteLength(field)}:${field},`));
  return sha256(content.join(''));
}

function hashLink({ previous_hash, position, line_id, at, line_hash }: Link): Buffer {
  return sha256([previous_hash.toString('hex'), position, line_id, at, line_hash.toString('hex')].join(' '));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function nameOf({ position, line_id, at }: Link): string {
  return `line ${line_id} of ${at} (${position} of the chain)`;
}
