import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlantedFaults } from './patches.ts';

const project = join(import.meta.dirname, '../..');

// A patch that no longer applies, or whose tests have moved, would say nothing for months.
test('each planted fault still applies to the code, and names tests that are there', () => {
  const faults = readPlantedFaults();
  expect(faults.length).toBeGreaterThanOrEqual(50);
  for (const { name, file, tests } of faults) {
    expect(
      () => execFileSync('git', ['apply', '--check', file], { cwd: project, stdio: 'pipe' }),
      name,
    ).not.toThrow();
    for (const path of tests) expect(existsSync(join(project, path)), `${name}: ${path}`).toBe(true);
  }
});
