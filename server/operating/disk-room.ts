import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';

/** Submissions come faster than a disk fills. */
const GOOD_FOR_MS = 1_000;

const lastSeen = new WeakMap<Config, { at: number; hasRoom: Promise<boolean> }>();

/** Whether there is more room under the data folder than its floor. */
export function hasDiskRoom(config: Config): Promise<boolean> {
  if (config.diskFloorBytes === 0) return Promise.resolve(true);
  const seen = lastSeen.get(config);
  if (seen !== undefined && Date.now() - seen.at < GOOD_FOR_MS) return seen.hasRoom;
  const hasRoom = statfs(config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize >= config.diskFloorBytes,
    // Without the folder everything is stored elsewhere.
    () => true,
  );
  lastSeen.set(config, { at: Date.now(), hasRoom });
  return hasRoom;
}
