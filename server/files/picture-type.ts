const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
export type PictureType = (typeof types)[number];

/**
 * The type of a picture by its first bytes, whatever its name says; undefined for any other file. The library that draws
 * pictures reads more formats; only those of cameras and drawing programs are recognised.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'image/webp';
  const brands = brandsOf(bytes);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
  if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms])$/.test(brand))) return 'image/heic';
  return undefined;
}

/** More than any file lists. */
const MOST_BRANDS = 32;

/** What the first box of an ISO media file says it can be read as, the main one first. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MOST_BRANDS);
  const compatible: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(bytes.toString('latin1', at, at + 4));
  return [bytes.toString('latin1', 8, 12), ...compatible];
}
