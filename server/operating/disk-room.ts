import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';

/** A result is reused for this long: submissions arrive faster than a disk fills up. */
const GOOD_FOR_MS = 1_000;

const lastSeen = new WeakMap<Config, { at: number; hasRoom: Promise<boolean> }>();

/** Whether the disk of the data folder has at least `diskFloorBytes` free. */
export function hasDiskRoom(config: Config): Promise<boolean> {
  if (config.diskFloorBytes === 0) return Promise.resolve(true);
  const seen = lastSeen.get(config);
  if (seen !== undefined && Date.now() - seen.at < GOOD_FOR_MS) return seen.hasRoom;
  const hasRoom = statfs(config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize >= config.diskFloorBytes,
    // There is no data folder: rows and files are stored elsewhere.
    () => true,
  );
  lastSeen.set(config, { at: Date.now(), hasRoom });
  return hasRoom;
}
