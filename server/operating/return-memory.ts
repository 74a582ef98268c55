import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns what a start has used for a moment to the operating system: over 100 MB of compiled sources, rendered pages and
 * garbage. V8 would keep it, since it knows nothing of other processes. It stops the process for about a second, so it is
 * called before the first request.
 */
export function returnMemory(): void {
  // Node documents the flag; a new context has the function, and ours stays as it was.
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  // An older V8 reads no options and collects all the same.
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
