import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { enterAsFounder } from './founding-owner.ts';
import { come, planRelease, readRelease, statusesOf, wholly } from './planned-release.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, launchServer, type ServerProcess, startServer } from './server-process.ts';
import { openSiteDesk } from './site-desk.ts';

const ROUNDS = 3;
/** The server writes this line within the transaction that publishes. */
const PUBLISHES = /published a planned release/;

test(`a planned release is undone or done after each of ${ROUNDS} kills, and in the end done once`, {
  // Each round starts a server and looks into its database, which takes half a minute on a busy machine.
  timeout: 900_000,
}, async () => {
  const dataDir = await makeDataFolder('release');
  const started: Pick<ServerProcess, 'child'>[] = [];
  onTestFinished(async () => {
    await Promise.all(started.map((server) => end(server, 'SIGKILL')));
    await rm(dataDir, { recursive: true, force: true });
  });
  const withDatabase = async (use: (db: Kysely<Database>) => Promise<unknown>) => {
    const { db, close } = await connectDatabase({ databaseUrl: undefined, dataDir }, console);
    await use(db).finally(close);
  };
  const first = await startServer(dataDir);
  started.push(first);
  const desk = openSiteDesk(await enterAsFounder(first));
  const releases: number[] = [];
  for (let round = 0; round < ROUNDS; round++) releases.push(await planRelease(desk, round));
  await end(first, 'SIGTERM');

  const doneAfter: number[] = [];
  let publishesAfterMs = 0;
  for (const [round, release] of releases.entries()) {
    await withDatabase((db) => come(db, release));
    const began = performance.now();
    const server = launchServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    started.push(server);
    if (round % 2 === 0) {
      // The kill comes before, in or after the commit.
      await expect
        .poll(server.errors, { timeout: 120_000, interval: 1 })
        .toMatch(PUBLISHES)
        .finally(() => pause(round * round * 30))
        .finally(() => end(server, 'SIGKILL'));
      publishesAfterMs = performance.now() - began;
    } else {
      await pause(publishesAfterMs * (0.7 + ((round * 7) % 30) / 100));
      await end(server, 'SIGKILL');
    }
    await withDatabase(async (db) => {
      // A release that was left undone comes first at the next start.
      const found = await Promise.all(releases.map((each) => readRelease(db, each)));
      for (const each of found) expect(Object.values(wholly)).toContainEqual(each);
      doneAfter.push(found.filter((each) => isDeepStrictEqual(each, wholly.done)).length);
    });
  }

  const last = await startServer(dataDir);
  started.push(last);
  for (const round of releases.keys())
    await expect.poll(() => statusesOf(last, round), { timeout: 60_000 }).toEqual([200, 200, 200]);
  await end(last, 'SIGTERM');
  await withDatabase(async (db) => {
    for (const release of releases) expect(await readRelease(db, release)).toEqual(wholly.done);
  });
  console.log(`${ROUNDS} kills around releases; done after each: ${doneAfter.join(', ')}`);
});
