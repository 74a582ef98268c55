/**
 * `npm test` runs this: the check, and the tests that stand for everything, before each commit. `npm test -- path` runs
 * the tests whose path contains these words, whichever kind they are, and nothing else.
 */
import { spawnSync } from 'node:child_process';

const paths = process.argv.slice(2);
const steps =
  paths.length > 0
    ? [['vitest', 'run', ...paths]]
    : [
        ['npm', 'run', 'check'],
        ['vitest', 'run', '--project', 'unit', '--project', 'integration', '--project', 'journeys'],
      ];

for (const [command = '', ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
