/**
 * Builds the client, the staff area and its frame for PDFs into dist/client, and the renderer that the server uses for
 * its pages into dist/render. With `--if-stale` it does nothing when no input has changed since the last build, so that a start
 * only waits for a build when one is needed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../..');
const markerFile = join(home, 'dist/.built');

/** A hash over the path, size and modification time of every input of the build. */
function fingerprint(): string {
  const files = globSync(['client/**', 'src/**', 'vite*.config.ts', 'package-lock.json'], {
    cwd: home,
  }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(home, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const currentFingerprint = fingerprint();
const isUpToDate =
  existsSync(join(home, 'dist/render/prerender.js')) &&
  existsSync(markerFile) &&
  readFileSync(markerFile, 'utf8') === currentFingerprint;

if (!(process.argv.includes('--if-stale') && isUpToDate)) {
  // React's production build, also in tests, which should run what a visitor gets.
  process.env.NODE_ENV = 'production';
  // Imported here, because a start with an up-to-date build must neither wait for Vite nor need it to be installed.
  const { build } = await import('vite');
  const common = { configFile: join(home, 'vite.config.ts'), logLevel: 'warn' } as const;
  // Delete what server/pages/build.ts made from the previous build.
  rmSync(join(home, 'dist/pages'), { recursive: true, force: true });
  await build(common);
  await build({ ...common, configFile: join(home, 'vite.staff.config.ts') });
  await build({ ...common, configFile: join(home, 'vite.pdf-frame.config.ts') });
  await build({
    ...common,
    build: { ssr: 'prerender.tsx', outDir: '../dist/render', manifest: false, copyPublicDir: false },
    // A single file, because the server reads it faster than the many files of the libraries.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(markerFile, currentFingerprint);
}
