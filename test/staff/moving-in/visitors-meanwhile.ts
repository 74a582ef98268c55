import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ImportEntry, OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { callSite } from '../../doors/doors.ts';
import type { StartedServer } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { ok, type StaffBrowser } from '../../factories/staff.ts';

/** A visitor reads a page and sends a form this often: far more than a site of this size has. */
const EVERY_MS = 250;
/**
 * The owner waits this many times as long as a look took before the next one. At a large import, whose lines are all
 * counted, that is about as often as the screen asks; at a small one often enough to see it move.
 */
const LOOK_REST = 20;
/** Before this, an import cannot say how long it still takes. */
const UNSAID_SECONDS = 5;

interface Sample extends Pick<ImportEntry, 'id' | 'state' | 'progress'> {
  secondsSinceBegun: number;
}

export interface Meanwhile {
  /** How long visitors waited for a page and for the answer to a form, at most. */
  longestMs: { page: number; form: number };
  pages: number;
  /** The references that were given out. */
  acknowledged: string[];
  samples: Sample[];
}

const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
  const began = performance.now();
  return [await work(), performance.now() - began];
};

const readPage = async ({ app }: StartedServer, url: string) => {
  const [{ statusCode }, took] = await timed(async () => app.inject({ url }));
  expect(statusCode, url).toBe(200);
  return took;
};

const sendForm = async ({ app }: StartedServer): Promise<{ reference: string; took: number }> => {
  const [answer, took] = await timed(() => callSite(app, 'contact.submit', makeContact()));
  expect(answer.statusCode, answer.body).toBe(200);
  return { reference: answer.json().result.data.reference, took };
};

/** Reads pages, sends forms and looks at the progress while something else is done. */
export async function visitMeanwhile<Result>(
  server: StartedServer,
  owner: StaffBrowser,
  work: () => Promise<Result>,
): Promise<{ result: Result; meanwhile: Meanwhile }> {
  const meanwhile: Meanwhile = { longestMs: { page: 0, form: 0 }, pages: 0, acknowledged: [], samples: [] };
  const { longestMs, acknowledged, samples } = meanwhile;
  let isOver = false;
  const over = (async () => {
    try {
      return await work();
    } finally {
      isOver = true;
    }
  })();
  const repeat = async (each: () => Promise<unknown>) => {
    while (!isOver) {
      await each();
      await pause(EVERY_MS);
    }
  };
  const addresses = ['/', '/blog', '/Career', '/contactus'];
  const visiting = Promise.all([
    repeat(async () => {
      const took = await readPage(server, addresses[meanwhile.pages % addresses.length] ?? '/');
      longestMs.page = Math.max(longestMs.page, took);
      meanwhile.pages++;
    }),
    repeat(async () => {
      const { reference, took } = await sendForm(server);
      acknowledged.push(reference);
      longestMs.form = Math.max(longestMs.form, took);
    }),
    repeat(async () => {
      const began = performance.now();
      const [latest]: ImportEntry[] = ok(await owner.ask('movingIn.list', {})).imports;
      if (latest === undefined) return;
      const { id, state, progress, begun }: OpenedImport = ok(
        await owner.ask('movingIn.open', { id: latest.id }),
      );
      samples.push({ id, state, progress, secondsSinceBegun: (Date.now() - Date.parse(begun)) / 1_000 });
      await pause((performance.now() - began) * LOOK_REST);
    }),
  ]);
  // Both are waited for, so that the one that fails is heard of.
  const [result] = await Promise.all([over, visiting]);
  return { result, meanwhile };
}

/** How long a visitor waits for the same while nothing else is done: a busy machine is slow by itself. */
export async function waitAtRest(server: StartedServer): Promise<number> {
  let longest = 0;
  for (let time = 0; time < 5; time++) {
    longest = Math.max(longest, await readPage(server, '/blog'), (await sendForm(server)).took);
  }
  return longest;
}

/** Expects what was acknowledged to be stored, once each. */
export async function expectStored({ db }: StartedServer, { acknowledged }: Meanwhile): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where('reference', 'in', acknowledged)
    .execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(acknowledged.toSorted());
}

/** Expects the progress of each reading and each import to rise, and the time that is left to be said and to fall. */
export function expectProgress({ samples }: Meanwhile): void {
  for (const all of Map.groupBy(samples, ({ id, state }) => `${id} ${state}`).values()) {
    const { state } = all[0] as Sample;
    if (state !== 'reading' && state !== 'running') continue;
    const done = all.map(({ progress }) => progress.done);
    expect(done, `${state}: done`).toEqual(done.toSorted((a, b) => a - b));
    for (const { progress } of all) expect(progress.done).toBeLessThanOrEqual(progress.total);
    expect(new Set(all.map(({ progress }) => progress.total)).size, `${state}: total`).toBe(1);
    const timed = all.filter(
      ({ secondsSinceBegun, progress }) => secondsSinceBegun > UNSAID_SECONDS && progress.done > 0,
    );
    const left = timed.map(({ progress }) => progress.secondsLeft);
    expect(left, `${state}: seconds left`).not.toContain(null);
    const most = Math.max(0, ...left.map(Number));
    if (most >= 10) expect(Number(left.at(-1)), `${state}: seconds left at its end`).toBeLessThan(most / 2);
  }
}
