import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { type Acknowledged, writeUntilGone } from '../embedded/writers.ts';
import { createDatabase } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { expectAllKept } from '../faults/verify.ts';

const WRITERS = 4;
/** A third of them with a resume. */
const ENOUGH = 24;

describe('a server that is killed while visitors submit', () => {
  test('has all that it acknowledged after its restart, in a backup that is restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guardhouse-kill-'));
    const running: ServerProcess[] = [];
    onTestFinished(async () => {
      await Promise.all(running.map((server) => end(server, 'SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    });
    const makePlace = async (name: string) => ({
      DATABASE_URL: await createDatabase(),
      DATA_DIR: join(folder, name),
    });
    const [place, target] = [await makePlace('first'), await makePlace('restored')];
    const start = async () => {
      const server = await startServer(place.DATA_DIR, place);
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

    const second = await start();
    const archive = join(folder, 'guardhouse.zip');
    const made = await runCommand(['backup', archive], place);
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(await end(second, 'SIGTERM')).toBe(0);
    const restored = await runCommand(['restore', archive], target);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    const kept = await expectAllKept(acknowledged, target);
    expect(kept.resumes).toBeGreaterThan(3);
    expect(kept.orphansSwept).toBe(0);
  });
});
