/**
 * Builds the client into dist/client. With `--if-stale` nothing happens when nothing has changed since the
 * last build, so that a start costs a build only when one is due.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..');
const mark = join(home, 'dist/.built');

/** Of every file that goes into the build: where it is, how large, and when it was last written. */
function fingerprint(): string {
  const files = globSync(['client/**', 'src/**', 'vite.config.ts', 'package-lock.json'], {
    cwd: home,
  }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(home, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const now = fingerprint();
const isFresh =
  existsSync(join(home, 'dist/client/index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === now;

if (!(process.argv.includes('--if-stale') && isFresh)) {
  // Only now: a fresh build must not wait for Vite, nor need it to be installed.
  const { build } = await import('vite');
  // Whoever builds for a test wants what a visitor gets: React's own build for production.
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(home, 'vite.config.ts'), root: join(home, 'client'), logLevel: 'warn' });
  writeFileSync(mark, now);
}
