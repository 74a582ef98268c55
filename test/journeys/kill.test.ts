import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDataFolder } from '../embedded/data-folder.ts';
import { makeDataFolder } from '../embedded/prepared-folder.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { type Acknowledged, writeUntilGone } from '../embedded/writers.ts';
import { runCommand } from '../environment/run-command.ts';

const WRITERS = 4;
/** A third of them with a resume. */
const ENOUGH = 24;

/** Expects each of them once, and each resume with its bytes and nothing besides. */
async function expectAllOnce(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { references, resumeRows, resumeFiles } = await readDataFolder(dataDir);
  const counts = Map.groupBy(references, (reference) => reference);
  expect(acknowledged.filter(({ reference }) => counts.get(reference)?.length !== 1)).toEqual([]);
  const stored = new Set(resumeRows.values());
  const resumes = acknowledged.flatMap(({ sha256 }) => sha256 ?? []);
  expect(resumes.length).toBeGreaterThan(3);
  expect(resumes.filter((sha256) => !stored.has(sha256))).toEqual([]);
  expect(new Map([...resumeFiles].sort())).toEqual(new Map([...resumeRows].sort()));
}

describe('a server that is killed while visitors submit', () => {
  // Two starts on the embedded database and two commands, each a process of its own.
  const limits = { timeout: 240_000 };

  test('has all that it acknowledged after its restart, in a backup that is restored', limits, async () => {
    const dataDir = await makeDataFolder('journey');
    const target = `${dataDir}-restored`;
    const running: ServerProcess[] = [];
    onTestFinished(async () => {
      await Promise.all(running.map((server) => end(server, 'SIGKILL')));
      for (const folder of [dataDir, target]) await rm(folder, { recursive: true, force: true });
    });
    const start = async () => {
      const server = await startServer(dataDir);
      running.push(server);
      return server;
    };

    const first = await start();
    const acknowledged: Acknowledged[] = [];
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(first.origin, acknowledged));
    await expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(ENOUGH)
      .finally(() => end(first, 'SIGKILL'));
    await Promise.all(writers);

    // The running server is asked for the backup.
    const second = await start();
    const archive = join(dataDir, 'guardhouse.tar.gz');
    const made = await runCommand(['backup', archive], { DATA_DIR: dataDir });
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(await end(second, 'SIGTERM')).toBe(0);

    const restored = await runCommand(['restore', archive], { DATA_DIR: target });
    expect(restored, restored.output).toMatchObject({ code: 0 });
    await expectAllOnce(target, acknowledged);
  });
});
