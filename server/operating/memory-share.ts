import { totalmem } from 'node:os';
import type { Config } from '../config.ts';

/** Bytes that one of the processes that answer may use: its part of the container's limit, or else of the machine. */
export function memoryShare({ workers }: Pick<Config, 'workers'>): number {
  // Without a limit Node says 0, or more than there is.
  const limit = process.constrainedMemory() || totalmem();
  return Math.min(limit, totalmem()) / workers;
}
