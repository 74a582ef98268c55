import { performance } from 'node:perf_hooks';
import { findCollector } from './collect-garbage.ts';

const LOOK_EVERY_MS = 3_000;
/** A process that worked for a smaller share of the time since the last look is quiet. */
const QUIET_SHARE = 0.02;
/** Less than this is not worth stopping for, in bytes. */
const WORTHWHILE = 24 * 1024 * 1024;

/**
 * Returns what a start has used for a moment to the operating system: over 100 MB of compiled sources, rendered pages and
 * garbage. V8 would keep it, since it knows nothing of other processes. It stops the process for up to a second.
 */
export function returnMemory(): void {
  findCollector()?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Does the same after each busy time, as soon as the process has had next to nothing to do for three seconds: what visitors
 * and uploads left behind is often more than what the process needs. Whoever asks in that moment waits for it.
 */
export function returnMemoryWhenQuiet(lookEveryMs = LOOK_EVERY_MS): void {
  let looked = performance.eventLoopUtilization();
  let needed = process.memoryUsage.rss();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isQuiet = performance.eventLoopUtilization(now, looked).utilization < QUIET_SHARE;
    looked = now;
    if (!isQuiet || process.memoryUsage.rss() - needed < WORTHWHILE) return;
    returnMemory();
    needed = process.memoryUsage.rss();
  }, lookEveryMs).unref();
}
