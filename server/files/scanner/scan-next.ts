import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { quarantineKey, type ResumeStore } from '../resume-store.ts';
import { type ClamdAddress, scan, type Verdict } from './clamd.ts';
import { noteVerdict, putBack, takeResume } from './scans.queries.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface Scanning {
  db: Kysely<Database>;
  resumes: ResumeStore;
  clamd: ClamdAddress;
  log: Log;
}

/**
 * Scans the resume that has been due the longest; false where none is due.
 * @throws {Error} where the scanner, the store or the database is unreachable.
 */
export async function scanNext({ db, resumes, clamd, log }: Scanning): Promise<boolean> {
  const id = await takeResume(db);
  if (id === undefined) return false;
  try {
    const verdict = await scanFile(resumes, clamd, id);
    // Moved before the verdict is recorded: if this server dies in between, the next one finds it in quarantine.
    if (verdict.state === 'infected') await quarantine(resumes, id);
    await noteVerdict(db, id, verdict);
    if (verdict.state !== 'clean')
      log.warn({ resume: id, ...verdict }, 'the virus scanner did not pass a resume');
  } catch (error) {
    await putBack(db, id);
    throw error;
  }
  return true;
}

async function scanFile(resumes: ResumeStore, clamd: ClamdAddress, id: string): Promise<Verdict> {
  const key = await findFile(resumes, id);
  return key === undefined
    ? { state: 'error', note: 'the file is missing' }
    : scan(clamd, await resumes.getBytes(key));
}

async function findFile(resumes: ResumeStore, id: string): Promise<string | undefined> {
  for (const key of [id, quarantineKey(id)]) if (await resumes.exists(key)) return key;
  return undefined;
}

async function quarantine(resumes: ResumeStore, id: string): Promise<void> {
  if (await resumes.exists(id)) await resumes.move(id, quarantineKey(id));
}
