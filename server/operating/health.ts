import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../context.ts';
import { demandOwnPlace } from '../files/store-owner.ts';
import { resumeKind } from '../resumes.ts';
import { hasDiskRoom } from './disk-room.ts';
import { askDatabase } from './health.queries.ts';
import { ready } from './metrics.ts';

const CHECK_TIMEOUT_MS = 3_000;
/** Several balancers ask often: the database and the store need not hear of each of them. */
const GOOD_FOR_MS = 1_000;

const CHECKS = ['database', 'storage', 'disk'] as const;
type Check = (typeof CHECKS)[number];
type Findings = Record<Check, boolean>;

/**
 * `/healthz`: the process answers. `/readyz`: it can take submissions, and is not about to stop. A balancer that asks
 * `/readyz?without=database` goes on sending visitors who only read while the database is away.
 */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  const look = lookNowAndThen(parts);

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return 'alive';
  });

  app.get<{ Querystring: { without?: unknown } }>('/readyz', async (request, reply) => {
    const without = new Set(String(request.query.without ?? '').split(','));
    const findings = await look();
    const checks = Object.fromEntries(
      CHECKS.filter((check) => !without.has(check)).map((check) => [check, findings[check]]),
    );
    const isDraining = parts.draining?.aborted ?? false;
    const isReady = !isDraining && !Object.values(checks).includes(false);
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return { ready: isReady, draining: isDraining, checks };
  });
}

function lookNowAndThen(parts: Parts): () => Promise<Findings> {
  let last: { at: number; findings: Promise<Findings> } | undefined;
  return () => {
    if (last === undefined || Date.now() - last.at > GOOD_FOR_MS)
      last = { at: Date.now(), findings: look(parts) };
    return last.findings;
  };
}

async function look({ db, resumes, config }: Parts): Promise<Findings> {
  const [database, storage, disk] = await Promise.all([
    succeeds(askDatabase(db)),
    succeeds(writeAndRemove(resumes).then(() => demandOwnPlace(db, resumes, resumeKind))),
    hasDiskRoom(config),
  ]);
  const findings = { database, storage, disk };
  for (const check of CHECKS) ready.set({ check }, findings[check] ? 1 : 0);
  return findings;
}

/** The sweep takes what a crash between the two leaves behind. */
async function writeAndRemove(resumes: Parts['resumes']): Promise<void> {
  const key = randomUUID();
  await resumes.put(key, 'ready?');
  await resumes.delete(key);
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
