import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createDatabase, startTestServer, test } from '../../environment/app.ts';
import { type MeasuredCommand, measureCommand } from '../../environment/measured-command.ts';
import { createManySubmissions } from '../../factories/many-submissions.ts';

const FEW = { count: 2_000, files: 20, fileBytes: 60_000 };
/** Some 70 MB of text, each row of which moves three times, and 18 MB of files. */
const MANY = { count: 30_000, files: 300, fileBytes: 60_000 };
const MEGABYTE = 1024 * 1024;
/** Two kilobytes kept of each row would be more. The limit for a million rows is 100 MB (test/bench/moving.ts). */
const MOST_MORE = 64 * MEGABYTE;

/** The memory that moving in or out takes more with fifteen times as many rows and files. */
const growth = (few: MeasuredCommand, many: MeasuredCommand) => (many.peak - few.peak) / MEGABYTE;

test('the memory that moving out and in takes does not grow with rows and files', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-memory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = await startTestServer();
  onTestFinished(() => source.stop());
  const own = { DATABASE_URL: source.databaseUrl, DATA_DIR: source.config.dataDir };
  const run = async (name: 'move-out' | 'move-in', settings: Record<string, string>, file: string) => {
    const measured = await measureCommand(name, [file], settings);
    expect(measured, measured.output).toMatchObject({ code: 0 });
    return measured;
  };
  const there = async (name: string) => ({
    DATABASE_URL: await createDatabase(),
    DATA_DIR: join(folder, name),
  });

  await createManySubmissions(source, FEW);
  const [small, large] = [join(folder, 'small.zip'), join(folder, 'large.zip')];
  const fewOut = await run('move-out', own, small);
  const fewIn = await run('move-in', await there('few'), small);
  await createManySubmissions(source, { ...MANY, from: FEW.count });
  const manyOut = await run('move-out', own, large);
  const manyIn = await run('move-in', await there('many'), large);
  expect(growth(fewOut, manyOut), 'MB more, moving out').toBeLessThan(MOST_MORE / MEGABYTE);
  expect(growth(fewIn, manyIn), 'MB more, moving in').toBeLessThan(MOST_MORE / MEGABYTE);
});
