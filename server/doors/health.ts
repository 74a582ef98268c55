import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sampleValuesIn } from '../../src/content/sample-values.ts';
import type { Site } from '../../src/content/site.ts';
import { countLateReleases } from '../content/releases.queries.ts';
import type { Parts } from '../context.ts';
import { AppError } from '../errors.ts';
import { publicationKind } from '../files/publication-store.ts';
import { type ResumeStore, resumeKind } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import { CHECK, type StoredKind } from '../files/stored-kind.ts';
import { hasDiskRoom } from '../operating/disk-room.ts';
import { ready, siteAlarm } from '../operating/metrics.ts';
import { findHeld } from '../privacy/retention/runs.queries.ts';
import { listLeftOut } from '../publications/show-each.ts';
import { askDatabase } from './health.queries.ts';

const CHECK_TIMEOUT_MS = 3_000;
/** Results are reused for this long, since several load balancers may ask many times a second. */
const GOOD_FOR_MS = 1_000;
/** A store is checked by writing to it, so a good result is reused for longer. */
const STORE_GOOD_FOR_MS = 60_000;

const CHECKS = ['database', 'storage', 'publications', 'disk'] as const;
type Check = (typeof CHECKS)[number];
type Findings = Record<Check, boolean>;

/**
 * `/healthz` says that the process answers. `/readyz` says that it can take submissions and is not about to stop. With
 * `/readyz?without=database,storage,publications` a load balancer keeps sending readers while only those are down.
 * An alarm needs a person, and a note is for information; the server is as ready as without.
 */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  const runChecks = rememberChecks(parts);
  const listAlarms = keepFor(GOOD_FOR_MS, () => findAlarms(parts));

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return 'alive';
  });

  app.get<{ Querystring: { without?: unknown } }>('/readyz', async (request, reply) => {
    const without = new Set(String(request.query.without ?? '').split(','));
    const findings = await runChecks();
    const checks = Object.fromEntries(
      CHECKS.filter((check) => !without.has(check)).map((check) => [check, findings[check]]),
    );
    const isDraining = parts.draining?.aborted ?? false;
    const isReady = !isDraining && !Object.values(checks).includes(false);
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    const alarms = await listAlarms();
    return {
      ready: isReady,
      draining: isDraining,
      checks,
      ...(alarms.length > 0 && { alarms }),
      ...notesOn(parts.site.current),
    };
  });
}

/** What needs a person. While the database is away, nothing is known of planned releases and of retention. */
async function findAlarms({ db, publishing, site }: Parts): Promise<string[]> {
  const late = await countLateReleases(db).catch(() => 0);
  const leftOut = listLeftOut({ db }).map((record) => `${record} cannot be shown and is left out`);
  const notShown = [publishing?.alarm, site.alarm, ...leftOut].filter((alarm) => alarm !== undefined);
  const held = await findHeld(db).catch(() => undefined);
  siteAlarm.set({ alarm: 'retention held' }, held === undefined ? 0 : 1);
  siteAlarm.set({ alarm: 'late release' }, late > 0 ? 1 : 0);
  siteAlarm.set({ alarm: 'not shown' }, notShown.length > 0 ? 1 : 0);
  return [
    ...(late > 0 ? ['a planned release of the site is late'] : []),
    ...(held === undefined ? [] : ['retention waits to be confirmed: see /staff/retention']),
    ...notShown,
  ];
}

function notesOn(site: Site): { notes?: string[] } {
  const { length } = sampleValuesIn(site);
  return length === 0
    ? {}
    : { notes: [`${length} parts of the site are still the sample company’s: see /staff/site/setup`] };
}

function rememberChecks({ db, resumes, publications, config }: Parts): () => Promise<Findings> {
  const isStorageWell = checkStore(db, resumes, resumeKind);
  const arePublicationsWell = checkStore(db, publications, publicationKind);
  return keepFor(GOOD_FOR_MS, async () => {
    const [database, storage, publications, disk] = await Promise.all([
      succeeds(askDatabase(db)),
      isStorageWell(),
      arePublicationsWell(),
      hasDiskRoom(config),
    ]);
    const findings = { database, storage, publications, disk };
    for (const check of CHECKS) ready.set({ check }, findings[check] ? 1 : 0);
    return findings;
  });
}

/** A store that has failed is checked every time, so that its recovery is noticed at once. */
function checkStore(db: Parts['db'], store: ResumeStore, kind: StoredKind): () => Promise<boolean> {
  let wellAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - wellAt < STORE_GOOD_FOR_MS) return true;
    const isWell = await succeeds(writeAndRemove(store).then(() => demandNoOtherOwner(db, store, kind)));
    wellAt = isWell ? Date.now() : Number.NEGATIVE_INFINITY;
    return isWell;
  };
}

/** While the database is away, which is a finding of its own, nobody can say whose the store is. */
async function demandNoOtherOwner(db: Parts['db'], store: ResumeStore, kind: StoredKind): Promise<void> {
  await demandOwnStoreForUpload(db, store, kind).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
  });
}

async function writeAndRemove(store: ResumeStore): Promise<void> {
  await store.put(CHECK, 'ready?');
  await store.delete(CHECK);
}

function keepFor<T>(milliseconds: number, find: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | undefined;
  return () => {
    if (last === undefined || Date.now() - last.at > milliseconds) last = { at: Date.now(), found: find() };
    return last.found;
  };
}

async function succeeds(check: Promise<unknown>): Promise<boolean> {
  const late = pause(CHECK_TIMEOUT_MS, false, { ref: false });
  return Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
