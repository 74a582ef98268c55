/**
 * Builds the client and the staff area into dist/client, and into dist/render what the server renders its pages with. With `--if-stale`
 * nothing happens when nothing has changed since the last build, so that a start costs a build only when one is due.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../..');
const mark = join(home, 'dist/.built');

/** Of every file that goes into the build: where it is, how large, and when it was last written. */
function fingerprint(): string {
  const files = globSync(
    ['client/**', 'src/**', 'vite.config.ts', 'vite.staff.config.ts', 'package-lock.json'],
    {
      cwd: home,
    },
  ).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(home, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const now = fingerprint();
const isFresh =
  existsSync(join(home, 'dist/render/prerender.js')) &&
  existsSync(mark) &&
  readFileSync(mark, 'utf8') === now;

if (!(process.argv.includes('--if-stale') && isFresh)) {
  // Whoever builds for a test wants what a visitor gets: React's own build for production.
  process.env.NODE_ENV = 'production';
  // Only now: a fresh build must not wait for Vite, nor need it to be installed.
  const { build } = await import('vite');
  const common = { configFile: join(home, 'vite.config.ts'), logLevel: 'warn' } as const;
  // What is made of the build by server/pages/build.ts is as old as it.
  rmSync(join(home, 'dist/pages'), { recursive: true, force: true });
  await build(common);
  await build({ ...common, configFile: join(home, 'vite.staff.config.ts') });
  await build({
    ...common,
    build: { ssr: 'prerender.tsx', outDir: '../dist/render', manifest: false, copyPublicDir: false },
    // One file, which a server reads faster than the many of the libraries.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(mark, now);
}
