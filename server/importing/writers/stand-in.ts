import sharp from 'sharp';
import { storeBlogPicture } from '../../editing/blogs/blog-picture.ts';
import type { ImportRow } from '../imports.queries.ts';
import type { MovingParts } from '../writing.ts';

const SIZE = { width: 1_600, height: 1_000 };

type Parts = Pick<MovingParts, 'db' | 'publications' | 'site'>;

const drawing = new WeakMap<ImportRow, Promise<string>>();

/**
 * The path of the picture of blogs that have none: the colours of the site, drawn once for each import, even if two
 * blogs ask for it at once.
 */
export function standInOf(parts: Parts, row: ImportRow): Promise<string> {
  if (row.stand_in !== null) return Promise.resolve(row.stand_in);
  const drawn = drawing.get(row) ?? drawStandIn(parts, row).finally(() => drawing.delete(row));
  drawing.set(row, drawn);
  return drawn;
}

async function drawStandIn({ db, publications, site }: Parts, row: ImportRow): Promise<string> {
  const { primary, accent } = site.current.identity.colours;
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${primary}"/>
    <rect y="${height - 60}" width="100%" height="60" fill="${accent}"/>
  </svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const path = await storeBlogPicture(publications, new File([new Uint8Array(png)], 'stand-in.png'));
  await db.updateTable('imports').set({ stand_in: path }).where('id', '=', row.id).execute();
  row.stand_in = path;
  return path;
}
