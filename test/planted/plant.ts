/**
 * `npm run test:planted` puts each fault of `test/planted/patches` into a copy of the project, one after the other, and
 * runs the tests of `npm test` that concern it. A fault that they do not find is named. `-- word` takes only the faults
 * whose name contains the word.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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

/** @returns the name of a test that fails, or null if all of them pass. */
async function findFailure(paths: readonly string[]): Promise<string | null> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const projects = ['unit', 'integration', 'journeys'].flatMap((name) => ['--project', name]);
  // Not synchronously: Postgres would wait for somebody to read its log.
  const run = spawn(
    'vitest',
    ['run', ...projects, '--bail', '1', '--reporter', 'json', '--outputFile', report, ...paths],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, TEST_DATABASE_URL: postgres.url } },
  );
  const [code] = await once(run, 'close');
  if (code === 0) return null;
  // Without a report the run itself broke down, for instance at the build, which says nothing of the tests.
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const files = testResults.filter(({ status }) => status === 'failed');
  for (const { name, assertionResults } of files) {
    const test = assertionResults.find(({ status }) => status === 'failed');
    if (test !== undefined) return `${relative(copy, name)}: ${test.fullName}`;
  }
  const file = files.find(({ message }) => message !== '');
  if (file === undefined) throw new Error(`The tests of ${paths.join(' ')} ended without one that failed.`);
  return `${relative(copy, file.name)}: ${file.message}`;
}

/** What is read of Vitest's report in JSON. */
interface Report {
  testResults: {
    /** Its path. */
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** @returns the name of the test that finds the fault. */
async function findFinder({ file, tests }: PlantedFault): Promise<string | null> {
  execFileSync('git', ['apply', file], { cwd: copy });
  const finder = await findFailure(tests);
  execFileSync('git', ['apply', '--reverse', file], { cwd: copy });
  return finder;
}

try {
  copyProject();
  // Whatever fails without a fault would find every one.
  const failure = await findFailure([...new Set(faults.flatMap(({ tests }) => tests))]);
  if (failure !== null) throw new Error(`Without a fault this test fails already: ${failure}`);
  let found = 0;
  for (const fault of faults) {
    const began = performance.now();
    const finder = await findFinder(fault);
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(
      `${finder === null ? 'NOT FOUND' : 'found    '} ${fault.name} (${seconds} s): ${fault.notice}`,
    );
    if (finder === null) continue;
    found += 1;
    console.log(`          by: ${finder}`);
  }
  console.log(`${found} of ${faults.length} planted faults were found.`);
  if (found < FOUND_AT_LEAST * faults.length) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true, force: true });
}
