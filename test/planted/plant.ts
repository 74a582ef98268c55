/**
 * `npm run test:planted` puts each fault of `test/planted/patches` into a copy of the project, one after the other, and
 * runs the tests of `npm test` that concern it. A fault that they do not find is named. `-- word` takes only the faults
 * whose name contains the word.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../environment/postgres.ts';
import { type PlantedFault, readPlantedFaults } from './patches.ts';

/** As a share of all: 47 of 50. */
const FOUND_AT_LEAST = 0.94;

const project = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const faults = readPlantedFaults().filter(({ name }) => words.every((word) => name.includes(word)));
if (faults.length === 0) throw new Error(`No planted fault is called ${words.join(' ')}.`);

const copy = mkdtempSync(join(tmpdir(), 'guardhouse-planted-'));
const postgres = await startPostgres();

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  for (const path of files.split('\0').filter((each) => each !== '' && existsSync(join(project, each))))
    cpSync(join(project, path), join(copy, path));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
}

/** @returns whether all of them pass. */
async function runTests(paths: readonly string[]): Promise<boolean> {
  const projects = ['unit', 'integration', 'journeys'].flatMap((name) => ['--project', name]);
  // Not synchronously: Postgres would wait for somebody to read its log.
  const run = spawn('vitest', ['run', ...projects, '--bail', '1', ...paths], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  const [code] = await once(run, 'close');
  return code === 0;
}

async function isFound({ file, tests }: PlantedFault): Promise<boolean> {
  execFileSync('git', ['apply', file], { cwd: copy });
  const passed = await runTests(tests);
  execFileSync('git', ['apply', '--reverse', file], { cwd: copy });
  return !passed;
}

try {
  copyProject();
  // Whatever fails without a fault would find every one.
  if (!(await runTests([...new Set(faults.flatMap(({ tests }) => tests))])))
    throw new Error('Without a fault the tests fail already: run `npm test`.');
  let found = 0;
  for (const fault of faults) {
    const began = performance.now();
    const ok = await isFound(fault);
    if (ok) found += 1;
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`${ok ? 'found    ' : 'NOT FOUND'} ${fault.name} (${seconds} s): ${fault.notice}`);
  }
  console.log(`${found} of ${faults.length} planted faults were found.`);
  if (found < FOUND_AT_LEAST * faults.length) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true, force: true });
}
