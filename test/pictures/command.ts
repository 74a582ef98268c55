import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DIFFERENCES, listKept, removeKept } from './kept.ts';
import { writeReport } from './report.ts';
import { picturesOf } from './state.ts';
import { states } from './states.ts';

/**
 * `npm run test:pictures` compares every state with its reference picture; `-- panel-job menu-services` only these.
 * `-- --take panel-job` makes the present look the reference, `-- --take all` does so for every state.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { take: { type: 'string', multiple: true, default: [] } },
});

const names = states.map(({ name }) => name);
const unknown = [...values.take, ...positionals].filter((name) => name !== 'all' && !names.includes(name));
if (unknown.length > 0) {
  console.error(`No state is called ${unknown.join(' or ')}: test/pictures/states.ts has the lists.`);
  process.exit(2);
}

const isEveryOne = values.take.includes('all');
const wanted = isEveryOne ? [] : [...values.take, ...positionals];
rmSync(DIFFERENCES, { recursive: true, force: true });
if (isEveryOne) {
  const pictures: string[] = states.flatMap(picturesOf);
  for (const kept of await listKept()) if (!pictures.includes(kept)) await removeKept(kept);
}
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'pictures', ...(wanted.length > 0 ? ['-t', `^(${wanted.join('|')})-\\d+$`] : [])],
  { stdio: 'inherit', env: { ...process.env, PICTURES_TAKE: values.take.join(',') } },
);
await writeReport();
process.exit(status ?? 1);
