import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const git = (cwd: string, command: string) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command.split(' ')], {
    cwd,
    stdio: 'pipe',
  });

test.for([
  ['2026-02-02-later', 0, []],
  ['2026-01-15-between', 1, []],
  ['2026-01-15-instead-of-one', 1, ['2026-01-01-first']],
  ['2026-01-15-baseline', 0, ['2026-01-01-first', '2026-02-01-second']],
] as const)('.ci/check-migrations of %s exits with %i', ([added, code, removed]) => {
  const home = mkdtempSync(join(tmpdir(), 'guardhouse-git-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [origin, shallow, landed] = [join(home, 'origin'), join(home, 'shallow'), join(home, 'landed')];
  const commit = (...names: string[]) => {
    for (const name of names) writeFileSync(`${origin}/migrations/${name}.ts`, '');
    git(origin, 'add .');
    git(origin, 'commit --quiet --message Change');
  };
  mkdirSync(`${origin}/migrations`, { recursive: true });
  cpSync('.ci', `${origin}/.ci`, { recursive: true });
  git(origin, 'init --quiet --initial-branch main');
  commit('2026-01-01-first', '2026-02-01-second');
  git(origin, 'switch --quiet --create change');
  for (const name of removed) rmSync(`${origin}/migrations/${name}.ts`);
  commit(added);
  // As CI has it: one commit of the change, and nothing of the main branch.
  git(home, `clone --quiet --depth 1 --branch change file://${origin} shallow`);
  git(shallow, 'checkout --quiet --detach');
  git(home, `clone --quiet ${origin} landed`);
  git(landed, 'branch --force main HEAD');
  git(landed, 'remote remove origin');
  for (const cwd of [origin, shallow, landed]) {
    const { status, stdout } = spawnSync('.ci/check-migrations', { cwd, encoding: 'utf8' });
    expect([cwd, status, stdout.includes(`migrations/${added}.ts`)]).toEqual([cwd, code, code === 1]);
  }
});
