import type { Disk } from 'flydrive';

const SWEEP_BATCH = 500;

export interface SweepRules {
  /** Which of these keys are to stay, at the most `SWEEP_BATCH` at a time: those that a row names, and what is not ours. */
  findKept(keys: string[]): Promise<Set<string>>;
  /** How long a file may wait for its row: another server may be between the two. */
  minimumAgeMs(key: string): number;
}

/** Removes the files of a store that nothing keeps and that are old enough; returns how many. */
export async function sweepStore(store: Disk, rules: SweepRules): Promise<number> {
  let removed = 0;
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    const keys = [...page.objects].filter((object) => object.isFile).map((object) => object.key);
    for (let start = 0; start < keys.length; start += SWEEP_BATCH)
      removed += await sweepBatch(store, keys.slice(start, start + SWEEP_BATCH), rules);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return removed;
}

async function sweepBatch(store: Disk, keys: string[], rules: SweepRules): Promise<number> {
  const kept = await rules.findKept(keys);
  let removed = 0;
  for (const key of keys.filter((candidate) => !kept.has(candidate))) {
    const storedAt = await findStoredAt(store, key);
    if (storedAt === undefined || Date.now() - storedAt.getTime() < rules.minimumAgeMs(key)) continue;
    await store.delete(key);
    removed += 1;
  }
  return removed;
}

/** Undefined where there is no such file, as where another server's sweep was quicker. */
export async function findStoredAt(store: Disk, key: string): Promise<Date | undefined> {
  try {
    return (await store.getMetaData(key)).lastModified;
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}
