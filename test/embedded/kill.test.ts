import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDataFolder } from './data-folder.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, startServer } from './server-process.ts';
import { type Acknowledged, writeUntilGone } from './writers.ts';

const ROUNDS = 3;
const WRITERS = 8;

test(`nothing acknowledged is lost in ${ROUNDS} kills while ${WRITERS} writers post`, {
  // Each round starts a database, which takes a quarter of a minute on a busy machine.
  timeout: 600_000,
}, async () => {
  const dataDir = await makeDataFolder('kill');
  const acknowledged: Acknowledged[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer(dataDir);
      const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server.origin, acknowledged));
      // Wait until they are posting, however slow the machine is.
      const soMany = acknowledged.length + 5 + 7 * round;
      await expect
        .poll(() => acknowledged.length, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(soMany)
        .finally(() => end(server, 'SIGKILL'));
      await Promise.all(writers);
    }
    // The sweep at start removes files whose rows were never written because of a kill.
    await end(await startServer(dataDir), 'SIGTERM');
    const { references, resumeRows, resumeFiles } = await readDataFolder(dataDir);

    const counts = Map.groupBy(references, (reference) => reference);
    const notOnce = acknowledged.filter(({ reference }) => counts.get(reference)?.length !== 1);
    expect(notOnce).toEqual([]);
    const stored = new Set(resumeRows.values());
    const resumesLost = acknowledged.filter(({ sha256 }) => sha256 !== undefined && !stored.has(sha256));
    expect(resumesLost).toEqual([]);
    expect(new Map([...resumeFiles].sort())).toEqual(new Map([...resumeRows].sort()));
    console.log(`${ROUNDS} kills, ${acknowledged.length} acknowledged, 0 lost, ${resumeRows.size} resumes`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
