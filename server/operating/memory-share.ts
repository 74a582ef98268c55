import { totalmem } from 'node:os';
import type { Config } from '../config.ts';

/** Bytes that one worker may use: its share of the container's memory limit or, without a limit, of the machine's memory. */
export function memoryShare({ workers }: Pick<Config, 'workers'>): number {
  // Without a limit Node reports 0, or more than the machine has.
  const limit = process.constrainedMemory() || totalmem();
  return Math.min(limit, totalmem()) / workers;
}
