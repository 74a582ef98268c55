import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleIds } from '../../src/content/documents.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { EditedDocument, SaveAnswer } from '../../src/contract/staff/site.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { median, percentile } from './load.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import type { Line } from './report.ts';
import { type Staff, staffAt } from './staff-calls.ts';

const PAGE_LIMIT_MS = 500;
const IDENTITY_LIMIT_MS = 3_000;
const START_LIMIT_MS = 2_000;
/** A reader asks for a page so often while the site is published. */
const READER_PAUSE_MS = 10;

/** Measures publications over HTTP, what a reader notices of them, and a start with fifty edited pages. */
export async function measurePublications(bench: Bench): Promise<Line[]> {
  const url = await bench.createDatabase();
  const owner = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const settings = { DATABASE_URL: url, STAFF_SECRET: MEASURED_SECRET, LOG_LEVEL: 'fatal' };
  const starts = async () => {
    const times: number[] = [];
    for (let time = 0; time < bench.runs; time++) times.push(await timeStart(bench.dataDir, settings));
    return median(times);
  };
  const before = await starts();
  const server = await startServer(bench.dataDir, settings);
  const lines: Line[] = [];
  try {
    const staff = staffAt(server, cookiesOf(owner));
    await publishOne(staff, 'page:the-company', 'description');
    for (const [what, document, field, limit] of [
      ['one page published', 'page:the-company', 'description', PAGE_LIMIT_MS],
      ['the identity, and with it every page, published', 'identity', 'tagline', IDENTITY_LIMIT_MS],
    ] as const)
      lines.push(...(await measureOne(bench, server, staff, { what, document, field, limit })));
    for (const document of sampleIds.filter((id) => id.startsWith('page:')).slice(0, 50))
      await publishOne(staff, document, 'description');
  } finally {
    await end(server, 'SIGTERM');
  }
  const after = await starts();
  return [
    ...lines,
    {
      what: 'a start with every page edited',
      value: ms(after),
      against: `${ms(before)} with none`,
      wanted: `≤ ${ms(START_LIMIT_MS)} more`,
      isReached: after - before <= START_LIMIT_MS,
    },
  ];
}

interface Publication {
  what: string;
  document: string;
  /** A field that visitors read, which each run changes. */
  field: string;
  limit: number;
}

async function measureOne(
  bench: Bench,
  server: ServerProcess,
  staff: Staff,
  { what, document, field, limit }: Publication,
): Promise<Line[]> {
  const times: number[] = [];
  const waits: number[] = [];
  for (let time = 0; time < bench.runs; time++) {
    const reader = readPages(server);
    times.push(await publishOne(staff, document, field));
    waits.push(...(await reader.stop()));
  }
  const p50 = median(times);
  return [
    {
      what,
      value: ms(p50),
      wanted: `≤ ${ms(limit)}`,
      judged: { runs: times, limit: { atMost: limit }, write: ms },
    },
    {
      what: `${what}: a page requested meanwhile`,
      value: `p50 ${percentile(waits, 0.5).toFixed(1)}, p99 ${percentile(waits, 0.99).toFixed(1)}, most ${ms(Math.max(...waits))}`,
    },
  ];
}

/** Changes a field and publishes it; the milliseconds until the owner has the answer, which is when it is shown. */
async function publishOne(staff: Staff, document: string, field: string): Promise<number> {
  const { draft, body } = await staff.ask<EditedDocument>('site.find', { document });
  const changed: JsonObject = {
    ...body,
    [field]: `${String(body[field]).replace(/ \d+$/, '')} ${Date.now()}`,
  };
  const saved = await staff.call<SaveAnswer>('site.save', {
    ...{ document, basedOn: draft, body: changed, saveId: { editor: randomUUID(), turn: 1 } },
  });
  if (!('version' in saved)) throw new Error(`${document} was not saved`);
  const documents = [{ document, version: saved.version }];
  const started = performance.now();
  await staff.call('site.publish', { documents, title: 'Measured', note: '', due: null, confirmed: [] });
  return performance.now() - started;
}

/** Requests a page again and again until it is stopped, which gives the milliseconds of each request. */
function readPages({ origin }: ServerProcess): { stop(): Promise<number[]> } {
  const stopped = new AbortController();
  const times: number[] = [];
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      const started = performance.now();
      await (await fetch(`${origin}/guarding-solution`)).arrayBuffer();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, READER_PAUSE_MS));
    }
    return times;
  })();
  return {
    stop() {
      stopped.abort();
      return reading;
    },
  };
}

async function timeStart(dataDir: string, settings: Record<string, string>): Promise<number> {
  const started = performance.now();
  const server = await startServer(dataDir, settings);
  const time = performance.now() - started;
  await end(server, 'SIGTERM');
  return time;
}

const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;
