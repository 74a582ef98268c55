import type { Kysely } from 'kysely';
import { blogPictureFiles } from '../../src/contract/blog-picture.ts';
import type { ContentVersion } from '../content/content-version.ts';
import type { Database } from '../database/schema.ts';
import { listNamedFiles } from '../files/publication-files.queries.ts';
import { keyOf, publicationKind } from '../files/publication-store.ts';

/** What another server has withdrawn is public here for no longer. */
const GOOD_FOR_MS = 2_000;

type Known = Map<string, boolean>;

interface Look {
  began: number;
  version: number;
  known: Promise<Known>;
  isOver: boolean;
}

/**
 * Says whether everybody may have a picture or document, by what the blogs and documents that are published name. What
 * this server's own staff changes shows at once, and nothing is refused by an answer from before the request. While the
 * database is away the last answer stands.
 */
export function createPublicFiles(
  db: Kysely<Database>,
  content: ContentVersion,
): { isPublic(key: string): Promise<boolean> } {
  let last: Look | undefined;
  let lastKnown: Known | undefined;

  const read = async () => {
    try {
      lastKnown = await readKnown(db);
    } catch (error) {
      if (lastKnown === undefined) throw error;
    }
    return lastKnown;
  };

  /** What was found by a look that began after that time, and of which there is one at once however many ask. */
  async function lookSince(time: number): Promise<Known> {
    while (last !== undefined && !last.isOver && last.began < time) await last.known.catch(() => undefined);
    if (last === undefined || last.began < time) {
      const look: Look = { began: performance.now(), version: content.current, known: read(), isOver: false };
      last = look;
      const end = () => {
        look.isOver = true;
      };
      look.known.then(end, end);
    }
    return last.known;
  }

  return {
    async isPublic(key) {
      const now = performance.now();
      // Of what nobody names, our own uploads are not public yet, or not any more; the rest came with the site.
      const isIn = (known: Known) => known.get(key) ?? !publicationKind.isOurs(key);
      const isCurrent = last?.version === content.current;
      return isIn(await lookSince(isCurrent ? now - GOOD_FOR_MS : now)) || isIn(await lookSince(now));
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
