import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type AuditHead, findHead } from './chain.queries.ts';
import type { NotedHead } from './verify-chain.ts';

/** The head as it is printed, and given to `npm run audit -- verify --head`: `1234-9f86d0…`. */
export function writeHead({ position, hash }: Pick<AuditHead, 'position' | 'hash'>): string {
  return `${position}-${hash.toString('hex')}`;
}

/** @returns undefined for text that is no head. */
export function readHead(written: string): NotedHead | undefined {
  const [, position, hash] = /^([1-9]\d{0,17})-([0-9a-f]{64})$/i.exec(written.trim()) ?? [];
  return position === undefined || hash === undefined ? undefined : { position, hash: hash.toLowerCase() };
}

/**
 * Writes the head to the server's log, which somebody who can change the database usually cannot reach. The audit log
 * can be verified against it later.
 */
export async function logHead(db: Kysely<Database>, log: Pick<FastifyBaseLogger, 'info'>): Promise<void> {
  const head = await findHead(db);
  if (head !== undefined) log.info({ auditHead: writeHead(head), at: head.at }, 'the head of the audit log');
}
