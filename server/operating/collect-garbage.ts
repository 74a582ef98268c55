import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectOptions {
  type: 'minor' | 'major';
  execution?: 'sync' | 'async';
  flavor?: 'regular' | 'last-resort';
}

/** V8's collector. An older V8 reads no options and collects everything. */
export type Collect = (options: CollectOptions) => void;

/** Undefined in an engine without it. Node documents the flag; a new context has the function, and ours stays as it was. */
export function findCollector(): Collect | undefined {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  return typeof collect === 'function' ? (collect as Collect) : undefined;
}
