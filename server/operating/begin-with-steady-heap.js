// Plain JavaScript, so that an old Node can read it: server/start.js says what is wrong with one.

/** Settings of the C library, which reads them only when a process begins. */
const settings = {
  // Threads share one heap of the C library, which returns freed memory at once. Otherwise each thread keeps its own: a
  // server that had just started held 50 MB of them.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Cached pages outside the heap: among them a start leaves holes that are never returned, 20 MB in all.
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/**
 * The size of each of V8's two spaces for young objects, in MB. Node's own limit is 64, which a server reaches while much
 * passes, such as an archive, and does not give back: moving out by screen took 125 MB more than at rest, and takes 66 with
 * 32. With 16 it took 26, but the server answered a seventh fewer pages a second. Whoever names another size on the
 * command line or in NODE_OPTIONS gets that one.
 */
const YOUNG = '--max-semi-space-size';
const options = `${process.execArgv} ${process.env.NODE_OPTIONS}`.includes(YOUNG) ? [] : [`${YOUNG}=32`];

// The process begins anew with them, unless it has them. It stays the same process, with its id, its input and its
// output; workers inherit the settings.
const isSet = options.length === 0 && Object.keys(settings).every((name) => process.env[name] !== undefined);
if (!isSet && process.platform === 'linux' && process.execve !== undefined) {
  const args = [process.execPath, ...options, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...settings, ...process.env });
}
