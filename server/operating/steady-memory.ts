import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { findCollector } from './collect-garbage.ts';

/** So much passes through a stream between two looks at the heap, which take microseconds. */
const LOOK_BYTES = 4 * 1024 * 1024;
/** More garbage than this is collected. */
const MOST_GROWTH = 16 * 1024 * 1024;

/**
 * Keeps a long stream from filling the memory with garbage. A small part of what passes through outlives two collections
 * of the young, and V8 lets such garbage grow to several times what is in use before it looks at it. Collecting it takes
 * some tens of milliseconds, and is needed a few times for each gigabyte.
 * @param every how many bytes, or items, pass through between two looks.
 * @param most how many bytes of garbage may gather. Half as many cost a tenth more processor time.
 * @param readUse what counts as garbage when it grows, in bytes: the whole heap, or only what is old (`readOldUse`).
 * Counting young objects as well keeps their space small while much passes.
 * @returns a function that hears of what went through.
 */
export function keepMemorySteady(
  every = LOOK_BYTES,
  most = MOST_GROWTH,
  readUse = readWholeUse,
): (passed: number) => void {
  const collect = findCollector();
  const collectAll = () => {
    collect?.({ type: 'major', execution: 'sync' });
    return readUse();
  };
  let unseen = 0;
  // What the process has left behind until now makes room, so that it need not grow for what comes.
  let floor = collectAll();
  return (passed) => {
    unseen += passed;
    if (unseen < every) return;
    unseen = 0;
    const now = readUse();
    floor = Math.min(floor, now);
    if (now - floor < most) return;
    floor = collectAll();
  };
}

/** All of the heap, and what lies beyond it, in bytes. */
function readWholeUse(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/**
 * The same without the space of the young, for work that leaves little else: V8 empties it often and cheaply by itself,
 * while a whole collection for it every few items took as long as the items.
 */
export function readOldUse(): number {
  const young = getHeapSpaceStatistics().filter(({ space_name: name }) => name.startsWith('new_'));
  return readWholeUse() - young.reduce((sum, { space_used_size: used }) => sum + used, 0);
}
