import type { Kysely } from 'kysely';
import type { Nodes } from 'mdast';
import type { Database } from '../../database/schema.ts';
import { findPicture } from '../../editing/media/media.queries.ts';
import { libraryKey } from '../../files/library-files.ts';
import { pathOfAddress, plainAddress } from '../addresses-of-source.ts';
import { scopeOf } from '../former-site.ts';
import type { ImportRow } from '../imports.queries.ts';
import type { NewAddresses } from '../shape-text.ts';
import { guidOfId } from '../wordpress/wordpress-item.ts';
import { findMovedAt, findMovedOf, type Moved, pathOfMoved } from './moved-things.queries.ts';
import { findRedirects } from './redirects.queries.ts';

/** The width in which a picture within a text is shown. */
const TEXT_WIDTH = 800;

/** Finds out where the links and pictures of a text lead here. */
export async function findNewAddresses(
  db: Kysely<Database>,
  row: ImportRow,
  { links, pictures }: { links: readonly string[]; pictures: readonly string[] },
): Promise<NewAddresses & { pictureNames: ReadonlyMap<string, string> }> {
  const spellings = [...links, ...pictures].flatMap(spellingsOf);
  const moved = await findMovedAt(db, row.id, scopeOf(row), [...new Set(spellings)]);
  const found = (address: string) => spellingsOf(address).find((plain) => moved.has(plain));
  const thingAt = (address: string): Moved | undefined => moved.get(found(address) ?? '');
  const pictureAt = async (address: string): Promise<Moved | undefined> => {
    const things = spellingsOf(address).map((plain) => moved.get(plain));
    const number = /\?attachment_id=(\d{1,18})$/.exec(address)?.[1];
    const numbered = number && (await findMovedOf(db, scopeOf(row), guidOfId(number)));
    return [...things, numbered || undefined].find((thing) => thing?.kind === 'picture');
  };

  const known = links.filter((link) => found(link) !== undefined);
  const taken = await findRedirects(
    db,
    known.flatMap((link) => (thingAt(link) === undefined ? (pathOfAddress(link) ?? []) : [])),
  );
  const paths = new Map<string, string>();
  for (const link of known) {
    const thing = thingAt(link);
    // What has not been written yet is found by its former path, which will lead to it; but not where that leads to
    // something else already.
    const path = thing === undefined ? pathOfAddress(link) : await pathOfMoved(db, thing);
    if (path !== undefined && !(thing === undefined && taken.has(path)))
      paths.set(link, path + (URL.parse(link)?.hash ?? ''));
  }
  const shown = new Map<string, { path: string; alt: string }>();
  const pictureNames = new Map<string, string>();
  for (const address of new Set([...pictures, ...links])) {
    const thing = await pictureAt(address);
    const picture = thing && (await findPicture(db, thing.key));
    if (picture === undefined) continue;
    const { name, widths, alt } = picture;
    const width = widths.find((each) => each >= TEXT_WIDTH) ?? widths.at(-1) ?? TEXT_WIDTH;
    pictureNames.set(address, name);
    shown.set(address, { path: `/media/${libraryKey(name, width, 'jpg')}`, alt });
  }
  return {
    link: (address) => paths.get(address) ?? shown.get(address)?.path,
    picture: (address) => shown.get(address),
    pictureNames,
  };
}

/**
 * An address, and those under which the library may know what it shows: `gate-300x200.jpg` is a smaller size of
 * `gate.jpg`, and of a large photograph WordPress names `gate-scaled.jpg` as the file.
 */
function spellingsOf(address: string): string[] {
  const plain = plainAddress(address);
  if (plain === undefined) return [];
  const [bare = plain] = plain.split('?');
  const [, name = bare, ending = ''] =
    /^(.+?)(?:-(?:scaled|rotated))?(?:-\d{1,5}x\d{1,5})?(\.[a-z0-9]{2,5})$/i.exec(bare) ?? [];
  const others = ending === '' ? [] : ['', '-scaled', '-rotated'].map((mark) => name + mark + ending);
  return [...new Set([plain, ...others])];
}

/** The addresses that a text refers to. */
export function addressesIn(node: Nodes): { links: string[]; pictures: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === 'link') links.push(next.url);
    if (next.type === 'image') pictures.push(next.url);
    if ('children' in next) waiting.push(...(next.children as Nodes[]));
  }
  return { links, pictures };
}
