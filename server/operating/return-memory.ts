import { findCollector } from './collect-garbage.ts';

/**
 * Returns what a start has used for a moment to the operating system: over 100 MB of compiled sources, rendered pages and
 * garbage. V8 would keep it, since it knows nothing of other processes. It stops the process for about a second, so it is
 * called before the first request.
 */
export function returnMemory(): void {
  findCollector()?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
