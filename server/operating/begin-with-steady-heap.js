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
 * Of V8's space of the young, in MB. Node lets it grow to twice 64 while much passes, such as an archive, and keeps it:
 * moving out by screen took 125 MB more, and takes 66. With 16 it were 26, and a seventh fewer pages a second. A command
 * line that says otherwise wins.
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
