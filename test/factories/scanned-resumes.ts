import type { Selectable } from 'kysely';
import type { ResumesTable } from '../../server/database/schema.ts';
import { quarantineKey } from '../../server/files/resume-store.ts';
import type { Scanning } from '../../server/files/scanner/scan-next.ts';
import { createScanning } from '../../server/files/scanner/scanning.ts';
import { startChores } from '../../server/scheduler.ts';
import { postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { makeApplicationForm } from './application-form.ts';
import { findStored, receiptOf } from './stored.ts';

/** Applies with this resume and returns its id. */
export async function applyWith({ app, db }: TestServer, bytes: Buffer, name = 'cv.pdf'): Promise<string> {
  const form = makeApplicationForm({}, bytes, name);
  const answer = await postLegacy(app, '/Master/SubmitJobAplicationDetails', form);
  return String((await findStored(db, 'job_applications', receiptOf(answer).reference)).resume_id);
}

export function findResume({ db }: TestServer, id: string): Promise<Selectable<ResumesTable>> {
  return db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The path of its file. */
export async function whereIs({ resumes }: TestServer, id: string): Promise<string[]> {
  const places: [string, string][] = [
    ['store', id],
    ['quarantine', quarantineKey(id)],
  ];
  const found = await Promise.all(places.map(([, key]) => resumes.exists(key)));
  return places.filter((_, index) => found[index]).map(([place]) => place);
}

/** Scans resumes as the running server does, only more often. @returns what stops it. */
export function keepScanning(scanning: Scanning): Promise<() => Promise<void>> {
  const chore = {
    name: 'scan resumes',
    every: { milliseconds: 20 },
    first: 'at once',
    run: createScanning(scanning),
    failure: 'resumes could not be scanned',
  } as const;
  return startChores([chore], scanning.log);
}
