import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { ContentVersion } from './content/content-version.ts';
import type { Listen } from './database/listen.ts';
import type { Database } from './database/schema.ts';
import type { FileInspection } from './files/inspection.ts';
import type { PublicationStore } from './files/publication-store.ts';
import type { ResumeStore } from './files/resume-store.ts';
import type { PasswordCost } from './staff/access/password-hash.ts';
import type { StaffCall } from './staff/access/staff-call.ts';
import type { SubmissionKinds } from './submissions/definition.ts';
import type { SubmissionLimit } from './submissions/limit.ts';

/** What the app is built of: made once by `main`, or by a test. */
export interface Parts {
  config: Config;
  db: Kysely<Database>;
  resumes: ResumeStore;
  publications: PublicationStore;
  submissionLimit: SubmissionLimit;
  content: ContentVersion;
  /** What can be submitted. Absent: the product's kinds. */
  submissionKinds?: SubmissionKinds | undefined;
  /** How changes are heard of; absent: nobody hears of any, and the staff's pages ask every few seconds. */
  listen?: Listen | undefined;
  /** Absent: this process' own. */
  inspection?: FileInspection | undefined;
  /** What a new password's hash costs. Absent: what a password of today needs. */
  passwordCost?: PasswordCost | undefined;
  /** Aborted once the process has been asked to stop. */
  draining?: AbortSignal | undefined;
}

/** What every procedure is given, by whichever door the call came. */
export interface Context extends Parts {
  door: 'site' | 'legacy';
  /** The caller's IP address. */
  address: string;
  log: FastifyBaseLogger;
  /** Only of a call that came by the staff's own door. */
  staff?: StaffCall | undefined;
}

export function createContext(parts: Parts, door: Context['door'], request: FastifyRequest): Context {
  return { ...parts, door, address: request.ip, log: request.log };
}
