import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type Language, source } from '../src/languages.ts';
import type { Config } from './config.ts';
import type { ContentVersion } from './content/content-version.ts';
import type { Publishing } from './content/publishing.ts';
import type { SiteHolder } from './content/site-holder.ts';
import type { Listen } from './database/listen.ts';
import type { Database } from './database/schema.ts';
import type { FileInspection } from './files/inspection.ts';
import type { PublicationStore } from './files/publication-store.ts';
import type { ResumeReader } from './files/reading/read-resume.ts';
import type { ResumeStore } from './files/resume-store.ts';
import type { PresenceBoard } from './live/presence-board.ts';
import type { PasswordCost } from './members/access/password-hash.ts';
import type { StaffCall } from './members/access/staff-call.ts';
import type { SubmissionKinds } from './submissions/definition.ts';
import type { SubmissionLimit } from './submissions/limit.ts';

/** What the app is built from. It is created once, by `main` or by a test. */
export interface Parts {
  config: Config;
  db: Kysely<Database>;
  /** The pool behind `db`, for the statement that has a name. */
  pool: pg.Pool;
  resumes: ResumeStore;
  publications: PublicationStore;
  submissionLimit: SubmissionLimit;
  content: ContentVersion;
  site: SiteHolder;
  /** What publishing the site takes. Absent: there are no uploads, and the site stays the one that it is. */
  publishing?: Publishing | undefined;
  /** The kinds of submissions. Absent: those of the product. */
  submissionKinds?: SubmissionKinds | undefined;
  /**
   * Subscribes to the database's notifications. Absent: there are none, and the pages of the staff poll every few
   * seconds.
   */
  listen?: Listen | undefined;
  /** Who has which item open in the staff area. Absent: the one that its door creates. */
  presence?: PresenceBoard | undefined;
  /** Inspects uploaded files. Absent: the one that this process shares. */
  inspection?: FileInspection | undefined;
  /** Reads resumes for the staff. Absent: the one that this process shares. */
  resumeReader?: ResumeReader | undefined;
  /** The cost of hashing a new password. Absent: what is recommended today. */
  passwordCost?: PasswordCost | undefined;
  /** Aborted once the process has been asked to stop. */
  draining?: AbortSignal | undefined;
}

/** What every procedure receives, whichever door the call came through. */
export interface Context extends Parts {
  door: 'site' | 'legacy';
  /** That of the page from which the call comes. */
  language: Language;
  /** The caller's IP address. */
  address: string;
  log: FastifyBaseLogger;
  /** Notes for the metrics which procedure is called. Absent: the route says it. */
  noteProcedure?: ((name: string) => void) | undefined;
  /** Only for calls through the staff's door. */
  staff?: StaffCall | undefined;
}

/** @param language English where the door does not say: legacy clients and the staff have no other. */
export function createContext(
  parts: Parts,
  door: Context['door'],
  request: FastifyRequest,
  language: Language = source,
): Context {
  return { ...parts, door, language, address: request.ip, log: request.log };
}
