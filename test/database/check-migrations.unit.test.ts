import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });

async function commit(folder: string, ...migrations: string[]): Promise<void> {
  for (const name of migrations) await writeFile(join(folder, 'migrations', `${name}.ts`), '');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'A change');
}

test.for([
  ['2026-02-02-later', 0],
  ['2026-01-15-between', 1],
] as const)('.ci/check-migrations of %s exits with %i', async ([added, code]) => {
  const home = await mkdtemp(join(tmpdir(), 'guardhouse-git-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const [origin, shallow] = [join(home, 'origin'), join(home, 'shallow')];
  await mkdir(join(origin, 'migrations'), { recursive: true });
  await cp(join(import.meta.dirname, '../../.ci'), join(origin, '.ci'), { recursive: true });
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  await commit(origin, '2026-01-01-first', '2026-02-01-second');
  git(origin, 'switch', '--quiet', '--create', 'change');
  await commit(origin, added);
  // As CI has it: one commit of the change, and nothing of the main branch.
  git(home, 'clone', '--quiet', '--depth', '1', '--branch', 'change', `file://${origin}`, 'shallow');
  git(shallow, 'checkout', '--quiet', '--detach');
  // After it has landed.
  const landed = join(home, 'landed');
  git(home, 'clone', '--quiet', origin, 'landed');
  git(landed, 'branch', '--quiet', '--force', 'main', 'HEAD');
  git(landed, 'remote', 'remove', 'origin');
  for (const cwd of [origin, shallow, landed]) {
    const { status, stdout } = spawnSync('.ci/check-migrations', { cwd, encoding: 'utf8' });
    expect([cwd, status]).toEqual([cwd, code]);
    expect(stdout.includes(`migrations/${added}.ts`)).toBe(code === 1);
  }
});
