// Plain JavaScript, as `begin-with-steady-heap.js`, which an old Node must be able to read.

/** Settings of the C library for the environment of a process: it reads them only when the process begins. */
export const steadyHeap = {
  // Threads share one heap of the C library, which returns freed memory at once. Otherwise each thread keeps its own: a
  // server that had just started held 50 MB of them.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Cached pages outside the heap: among them a start leaves holes that are never returned, 20 MB in all.
  MALLOC_MMAP_THRESHOLD_: '32768',
};
