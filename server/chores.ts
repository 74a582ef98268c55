import type { FastifyBaseLogger } from 'fastify';
import { createMovingIn, type MovingInParts } from './archive/moving-in-work.ts';
import { movingOutArchive } from './archive/moving-out/make-archive.ts';
import { addAuditLine } from './audit/audit.queries.ts';
import { type Config, siteOrigin } from './config.ts';
import { removeOldSaves } from './content/old-saves.queries.ts';
import type { Parts } from './context.ts';
import { createAnswerReading } from './conversation/answers/answer-reading.ts';
import { removeOldUnreadMails } from './conversation/answers/unread-mails.queries.ts';
import { closeJobs } from './editing/jobs/job-closing.ts';
import { runReleases } from './editing/site/site-releases.ts';
import { createScanning } from './files/scanner/scanning.ts';
import { indexAgain } from './inbox/entries.queries.ts';
import { fillInbox } from './inbox/inbox-filling.ts';
import { createMailer } from './mail/mailer.ts';
import { removeExpiredSignIns } from './members/access/sessions.queries.ts';
import { removeOldCreations } from './members/creations.queries.ts';
import { giveDueDigests } from './notices/digest.ts';
import { tellOfDueFollowUps } from './notices/due-follow-ups.ts';
import { createMailWriters } from './notices/mail-writers.ts';
import { runDaily } from './people/retention/daily-retention.ts';
import { isClockInDoubt } from './privacy/retention/find-doubt.ts';
import { createSweeps } from './privacy/sweeps.ts';
import { giveLapseWarnings } from './publications/lapses/lapse-warnings.ts';
import { giveQuotationReminders } from './quotations/quotation-reminders.ts';
import type { Chore } from './scheduler.ts';
import { removeOldDigests } from './submissions/accept.queries.ts';
import { removeOldGuards } from './submissions/guards.queries.ts';

/** An update may require all entries to be indexed again: 200,000 take half an hour or more in the background. */
const INDEXED_PER_RUN = 200;

interface ServerParts extends Pick<Parts, 'db' | 'resumes' | 'publications' | 'site'> {
  config: Pick<
    Config,
    | 'answerAddress'
    | 'answers'
    | 'clamav'
    | 'dataDir'
    | 'mail'
    | 'port'
    | 'publicUrl'
    | 'resumeBucket'
    | 'retention'
  >;
  /** Whether no other process uses the database. */
  exclusive: boolean;
  log: FastifyBaseLogger;
}

/**
 * The chores that one process runs for a whole server. Several servers run all of them at the same time, so work that
 * must happen once in the whole installation (retention, warnings, mails, scans) is claimed in the database.
 */
export function listChoresOfServer(parts: ServerParts): Chore[] {
  const { db, resumes, site, config, exclusive, log } = parts;
  const { clamav: clamd, mail, answers } = config;
  const sweeps = createSweeps(parts);
  const chores: (Chore | undefined)[] = [
    {
      name: 'sweep the resumes',
      every: { hours: 1 },
      jitterSeconds: 300,
      // In exclusive mode the first sweep takes even the newest file without a row, so it must precede any upload.
      first: exclusive ? 'before the rest' : 'at once',
      run: sweeps.resumes,
      failure: 'housekeeping failed; it is tried again later',
    },
    {
      name: 'sweep the publications',
      every: { hours: 1 },
      jitterSeconds: 300,
      first: exclusive ? 'before the rest' : 'at once',
      run: sweeps.publications,
      failure: 'housekeeping failed; it is tried again later',
    },
    {
      name: 'forget what recognises repeats',
      every: { minutes: 10 },
      jitterSeconds: 60,
      first: 'after the interval',
      run: async () => {
        await removeOldDigests(db);
        await removeOldGuards(db);
        await removeOldCreations(db);
        await removeOldUnreadMails(db);
      },
      failure: 'housekeeping failed; it is tried again later',
    },
    {
      name: 'remove expired sign-ins',
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'after the interval',
      run: () => removeExpiredSignIns(db),
      failure: 'housekeeping failed; it is tried again later',
    },
    {
      name: 'remove what is too old',
      // A run is due once a day. The first server that asks on that day runs it.
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'at once',
      run: (stop) => runDaily({ db, resumes, settings: config.retention, log, stop }),
      failure: 'retention failed; it is tried again tomorrow',
    },
    {
      name: 'remove the archive of moving out',
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'after the interval',
      run: async () => {
        if (!(await movingOutArchive(config).removeOld())) return;
        await addAuditLine(db, {
          memberId: null,
          action: 'moving-out archive removed',
          detail: 'by age',
          address: '',
        });
      },
      failure: 'the archive of moving out could not be removed; it is tried again in an hour',
    },
    {
      name: 'warn of lapses',
      // Hourly, so that warnings are given within an hour of midnight or of the moment in which a date is entered.
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'at once',
      run: () => giveLapseWarnings(db, log),
      failure: 'the warnings of lapses failed; they are tried again in an hour',
    },
    {
      name: 'remind of quotations',
      // Hourly, so that reminders are given within an hour of midnight.
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'at once',
      run: () => giveQuotationReminders(db, log),
      failure: 'the reminders of quotations failed; they are tried again in an hour',
    },
    {
      name: 'write the digests',
      // The digests of a day are due at a set hour, and the first server that asks after it writes them.
      every: { minutes: 1 },
      jitterSeconds: 20,
      first: 'at once',
      run: () => giveDueDigests(db, log),
      failure: 'the digests could not be written; they are tried again in a minute',
    },
    {
      name: 'tell of due follow-ups',
      every: { minutes: 1 },
      jitterSeconds: 10,
      first: 'at once',
      run: () => tellOfDueFollowUps(db, log),
      failure: 'the mails about due follow-ups could not be queued; it is tried again in a minute',
    },
    {
      name: 'remove old saves of drafts',
      every: { hours: 1 },
      jitterSeconds: 300,
      first: 'after the interval',
      run: async (stop) => !(await isClockInDoubt({ db })) && (await removeOldSaves(db, stop)),
      failure: 'old saves of drafts could not be removed; it is tried again in an hour',
    },
    {
      name: 'fill the inbox',
      every: { seconds: 2 },
      first: 'after the interval',
      run: (stop) => fillInbox(db, stop),
      failure: 'the inbox could not be filled',
    },
    {
      name: 'index the inbox again',
      every: { seconds: 2 },
      first: 'after the interval',
      run: () => indexAgain(db, INDEXED_PER_RUN),
      failure: 'the index of the inbox could not be brought up to date',
    },
    clamd && {
      name: 'scan resumes',
      every: { seconds: 5 },
      first: 'at once',
      run: createScanning({ db, resumes, clamd, log }),
      failure: 'resumes could not be scanned',
    },
    mail && {
      name: 'send mails',
      every: { seconds: 5 },
      first: 'at once',
      run: createMailer(
        {
          db,
          site,
          config: mail,
          answers: config.answerAddress,
          log,
          staffOrigin: siteOrigin(config),
          writers: createMailWriters(undefined, resumes),
        },
        exclusive,
      ),
      failure: 'the outbox could not be read; it is tried again',
    },
    answers && {
      name: 'read answers',
      every: { seconds: 30 },
      first: 'at once',
      run: createAnswerReading({ db, resumes, log }, answers),
      failure: 'the mailbox of the answers could not be read; it is tried again',
    },
  ];
  return chores.filter((chore) => chore !== undefined);
}

/** The chores of every process that answers requests, since its next answer has to show the change. */
export function listChoresOfProcess(parts: MovingInParts, log: FastifyBaseLogger): Chore[] {
  return [
    {
      name: 'close jobs',
      every: { seconds: 20 },
      first: 'after the interval',
      run: () => closeJobs(parts, log),
      failure: 'jobs could not be closed; it is tried again later',
    },
    {
      // One process works on one import at a time; another goes on with it where this one ends.
      name: 'move in',
      every: { seconds: 2 },
      first: 'at once',
      run: createMovingIn(parts, log),
      failure: 'an import was interrupted; it is gone on with',
    },
    {
      // Only a process that answers requests can render the pages first. The first one that claims a release has it.
      name: 'site-releases',
      every: { seconds: 5 },
      first: 'at once',
      run: (stop) => runReleases(parts, log, stop),
      failure: 'planned releases of the site could not be looked at; it is tried again',
    },
  ];
}
