import type { Kysely } from 'kysely';
import { blogPictureFiles } from '../../src/contract/blog-picture.ts';
import type { ContentVersion } from '../content/content-version.ts';
import type { Database } from '../database/schema.ts';
import { listNamedFiles } from '../files/publication-files.queries.ts';
import { keyOf, publicationKind } from '../files/publication-store.ts';

/** A file that another server has withdrawn stays public here for at most this long. */
const GOOD_FOR_MS = 2_000;

type Known = Map<string, boolean>;

interface Lookup {
  began: number;
  version: number;
  known: Promise<Known>;
  isOver: boolean;
}

/**
 * Says whether a picture or document is public, which it is if a published blog or document names it. A change made on
 * this server counts at once. A file is refused only by a lookup that began after the request, so a file that has just
 * been published is never refused. While the database is unavailable the last result stands.
 */
export function createPublicFiles(
  db: Kysely<Database>,
  content: ContentVersion,
): { isPublic(key: string): Promise<boolean> } {
  let last: Lookup | undefined;
  let lastKnown: Known | undefined;

  const read = async () => {
    try {
      lastKnown = await readKnown(db);
    } catch (error) {
      if (lastKnown === undefined) throw error;
    }
    return lastKnown;
  };

  /** The result of a lookup that began after `time`. Concurrent callers share one lookup. */
  async function lookUpAfter(time: number): Promise<Known> {
    while (last !== undefined && !last.isOver && last.began < time) await last.known.catch(() => undefined);
    if (last === undefined || last.began < time) {
      const lookup: Lookup = {
        began: performance.now(),
        version: content.current,
        known: read(),
        isOver: false,
      };
      last = lookup;
      const end = () => {
        lookup.isOver = true;
      };
      lookup.known.then(end, end);
    }
    return last.known;
  }

  return {
    async isPublic(key) {
      const now = performance.now();
      // If no row names the file, an upload of ours is not public, or no longer; any other file came with the site.
      const isIn = (known: Known) => known.get(key) ?? !publicationKind.isOurs(key);
      const isCurrent = last?.version === content.current;
      return isIn(await lookUpAfter(isCurrent ? now - GOOD_FOR_MS : now)) || isIn(await lookUpAfter(now));
    },
  };
}

async function readKnown(db: Kysely<Database>): Promise<Map<string, boolean>> {
  const known = new Map<string, boolean>();
  for (const { path, isPublic } of await listNamedFiles(db))
    for (const each of [path, ...blogPictureFiles(path).map((file) => file.path)])
      known.set(keyOf(each), isPublic || known.get(keyOf(each)) === true);
  return known;
}
