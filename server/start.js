import { existsSync } from 'node:fs';

// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on a type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Guardhouse needs Node 24.15 or later and this is ${process.versions.node}. ` +
      '`npm start` brings its own; or install a newer Node.',
  );
  process.exit(1);
}
beginWithin({
  // Threads share one heap of the C library, which returns freed memory at once. Otherwise each thread keeps its own: a
  // server that had just started held 50 MB of them.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Cached pages outside the heap: among them a start leaves holes that are never returned, 20 MB in all.
  MALLOC_MMAP_THRESHOLD_: '32768',
});
// Settings of the environment win over those of the file.
if (existsSync('.env')) process.loadEnvFile('.env');
await import('./main.ts');

/**
 * Makes the process begin anew with these settings, unless it has them: the C library reads them only at the beginning.
 * It stays the same process, with its id, its input and its output; workers inherit the settings.
 */
function beginWithin(settings) {
  const isSet = Object.keys(settings).every((name) => process.env[name] !== undefined);
  if (isSet || process.platform !== 'linux' || process.execve === undefined) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...settings, ...process.env });
}
