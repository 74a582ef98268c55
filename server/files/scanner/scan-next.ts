import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { quarantineKey, type ResumeStore } from '../resume-store.ts';
import { type ClamdAddress, scan, type Verdict } from './clamd.ts';
import { noteVerdict, putBack, takeResume } from './scans.queries.ts';

const LOOK_EVERY_MS = 5_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

interface Scanning {
  db: Kysely<Database>;
  resumes: ResumeStore;
  clamd: ClamdAddress;
  log: Log;
}

/**
 * Has the scanner look at what is stored, now and every few seconds, one file after the other. Submissions know
 * nothing of it.
 * @returns what stops it, when the file that is being looked at is done.
 */
export function startScanning(scanning: Scanning, lookEveryMs = LOOK_EVERY_MS): () => Promise<void> {
  const { log } = scanning;
  let stopped = false;
  let wasAway = false;
  let running: Promise<void> | undefined;

  const look = async () => {
    try {
      while (!stopped && (await scanNext(scanning)));
      if (wasAway) log.info('the virus scanner is back');
      wasAway = false;
    } catch (error) {
      // Once, and not every five seconds.
      if (!wasAway) log.warn(error, 'the virus scanner is away; resumes wait for it');
      wasAway = true;
    }
  };
  const start = () => {
    running ??= look().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(start, lookEveryMs);
  timer.unref();
  start();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}

/**
 * Looks at the resume that has waited longest; false where none waits.
 * @throws {Error} where the scanner, the store or the database is away.
 */
export async function scanNext({ db, resumes, clamd, log }: Scanning): Promise<boolean> {
  const id = await takeResume(db);
  if (id === undefined) return false;
  try {
    const verdict = await scanFile(resumes, clamd, id);
    // Moved before it is noted: should this server die in between, the next one finds it in quarantine.
    if (verdict.state === 'infected') await quarantine(resumes, id);
    await noteVerdict(db, id, verdict);
    if (verdict.state !== 'clean')
      log.warn({ resume: id, ...verdict }, 'the virus scanner objects to a resume');
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
