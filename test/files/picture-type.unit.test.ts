import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureTypeOf } from '../../server/files/picture-type.ts';

const box = (...brands: string[]) => {
  const head = Buffer.alloc(12 + 4 * brands.length);
  head.writeUInt32BE(head.length, 0);
  head.write('ftyp', 4, 'latin1');
  head.write(brands[0] ?? '', 8, 'latin1');
  brands.slice(1).forEach((brand, index) => void head.write(brand, 16 + 4 * index, 'latin1'));
  return head;
};

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is recognised by its first bytes',
  async (format) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    expect(pictureTypeOf(bytes)).toBe(`image/${format}`);
  },
);

test.for([
  ['heic', box('heic', 'mif1', 'heic'), 'image/heic'],
  ['a general container of HEVC', box('mif1', 'mif1', 'heic'), 'image/heic'],
  ['a general container of AV1', box('mif1', 'mif1', 'avif', 'miaf'), 'image/avif'],
  ['a film', box('isom', 'isom', 'mp42'), undefined],
  ['a box that claims to be longer than the file', box('isom', 'isom').fill(0xff, 0, 4), undefined],
  ['a box that is cut off', Buffer.from('\0\0\0\x1cftypavif', 'latin1'), undefined],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0', 'latin1'), undefined],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('%s', ([, bytes, type]) => {
  expect(pictureTypeOf(bytes)).toBe(type);
});
