import cluster from 'node:cluster';
import type pg from 'pg';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of a process that answers requests. Label values come from our own lists, never from a visitor's input. */
export const registry = new Registry();
/** The metrics of the one process that runs the chores for all workers. */
export const housekeeping = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the request’s head to the end of its answer.',
  labelNames: ['door', 'route', 'method', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

const submissions = new Counter({
  name: 'guardhouse_submissions_total',
  help: 'Submissions by kind and outcome.',
  labelNames: ['kind', 'outcome'] as const,
  registers: [registry],
});

export type SubmissionOutcome = 'stored' | 'repeated' | 'refused' | 'limited' | 'unavailable' | 'failed';

export function countSubmission(kind: string, outcome: SubmissionOutcome): void {
  submissions.inc({ kind, outcome });
}

export const shedRequests = new Counter({
  name: 'guardhouse_requests_shed_total',
  help: 'Requests answered 503 because the process was overloaded.',
  labelNames: ['reason'] as const,
  registers: [registry],
});

export const liveStreams = new Gauge({
  name: 'guardhouse_live_streams',
  help: 'Open streams that tell the staff’s pages of changes.',
  registers: [registry],
});

export const resumeSweeps = new Counter({
  name: 'guardhouse_resume_sweeps_total',
  help: 'Sweeps of the resume store.',
  labelNames: ['outcome'] as const,
  registers: [housekeeping],
});

export const sweepRefused = new Gauge({
  name: 'guardhouse_sweep_refused',
  help: 'Whether the last sweep was refused: another database may own the store, or too many files had no row.',
  labelNames: ['store'] as const,
  registers: [housekeeping],
});

export const sweptResumes = new Counter({
  name: 'guardhouse_resume_files_swept_total',
  help: 'Files moved aside because no application refers to them.',
  registers: [housekeeping],
});

export const ready = new Gauge({
  name: 'guardhouse_ready',
  help: 'Whether each check of /readyz passed when it was last asked.',
  labelNames: ['check'] as const,
  // With several workers, one that is not ready makes the whole not ready.
  aggregator: 'min',
  registers: [registry],
});

export const siteAlarm = new Gauge({
  name: 'guardhouse_site_alarm',
  help: 'Whether a planned release of the site is late, its newest publication or a blog cannot be shown, or retention waits to be confirmed.',
  labelNames: ['alarm'] as const,
  aggregator: 'max',
  registers: [registry],
});

let ofWorkers: AggregatorRegistry<Registry['contentType']> | undefined;

/**
 * Starts the metrics of the process itself (event loop, memory, garbage collection), and lets the primary process collect
 * those of its workers. Call it once per process.
 */
export function startProcessMetrics(): void {
  collectDefaultMetrics({ register: registry });
  AggregatorRegistry.setRegistries(registry);
  ofWorkers = new AggregatorRegistry();
}

/** The metrics in Prometheus' text format: of this process or, in a primary process, of all its workers together. */
export async function readMetrics(): Promise<string> {
  const hasWorkers = cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0;
  const answering = hasWorkers ? await ofWorkers?.clusterMetrics() : await registry.metrics();
  return `${answering ?? ''}\n${await housekeeping.metrics()}`;
}

export function reportPool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  new Gauge({
    name: 'guardhouse_database_connections',
    help: 'The pool’s connections, and the queries that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
