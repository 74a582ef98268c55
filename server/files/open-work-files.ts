import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { FilesInBucket } from './bucket-work-files.ts';
import { FilesInFolder } from './folder-work-files.ts';
import { openBucket } from './open-bucket.ts';
import type { WorkFiles } from './work-files.ts';

type Place = Pick<Config, 'dataDir' | 'resumeBucket'>;
export const workFolders = ['moving-in', 'moving-back', 'moving-out'] as const;
type Name = (typeof workFolders)[number];

/** The folder on this machine in which the work is done; without a bucket the files themselves lie there. */
export const workFolder = ({ dataDir }: Pick<Place, 'dataDir'>, name: Name) => join(resolve(dataDir), name);

const buckets = new WeakMap<object, Map<string, Promise<WorkFiles>>>();

export function openWorkFiles(place: Place, name: Name): Promise<WorkFiles> {
  const folder = workFolder(place, name);
  const { resumeBucket } = place;
  if (resumeBucket === undefined) return Promise.resolve(new FilesInFolder(folder));
  // One client for each bucket and folder.
  const known = buckets.get(resumeBucket) ?? new Map<string, Promise<WorkFiles>>();
  buckets.set(resumeBucket, known);
  const opened =
    known.get(folder) ??
    openBucket({ ...resumeBucket, folder: `${resumeBucket.folder}work/${name}/` }).then(
      (disk) => new FilesInBucket(disk, folder),
    );
  known.set(folder, opened);
  return opened;
}
