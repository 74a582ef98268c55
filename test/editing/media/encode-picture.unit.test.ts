import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from '../../../server/editing/media/encode-picture.ts';
import { widthsOf } from '../../../server/editing/media/picture-widths.ts';

const plain = (width: number, height: number, background = '#f29a1f') =>
  sharp({ create: { width, height, channels: 3, background } });

test.for([
  [64, [64]],
  [400, [400]],
  [799, [400, 799]],
  [1_000, [400, 800, 1_000]],
  [1_600, [400, 800, 1_600]],
  [9_000, [400, 800, 1_600]],
] as const)('the widths of a picture of %i pixels are never larger than it', ([width, widths]) => {
  expect(widthsOf(width)).toEqual(widths);
});

describe('an uploaded picture', () => {
  test('is encoded in three formats and each width', async () => {
    const { files, ...encoded } = await encodePicture(await plain(2_000, 200).png().toBuffer());
    expect(encoded).toMatchObject({
      width: 1_600,
      height: 160,
      widths: [400, 800, 1_600],
      type: 'image/png',
    });
    const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
    const expected = encoded.widths.flatMap((width) =>
      Object.entries(formats).map(([named, format]) => ({ width, named, height: width / 10, format })),
    );
    const found = files.map(async ({ width, format: named, bytes }) => {
      const read = await sharp(bytes).metadata();
      return { width: read.width === width && width, named, height: read.height, format: read.format };
    });
    expect(await Promise.all(found)).toEqual(expected);
  });

  test('is turned upright, and says nothing of the camera and the place', async () => {
    // Orientation 6: the camera was held upright, and the pixels lie on their side.
    const photo = await plain(200, 100)
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, files, original } = await encodePicture(photo);
    expect([width, height]).toEqual([100, 200]);
    for (const bytes of [original, ...files.map((file) => file.bytes)]) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    }
  });

  test('is stored in the colours of screens', async () => {
    const wide = await plain(100, 100, '#00ff00').withIccProfile('p3').png().toBuffer();
    const { files } = await encodePicture(wide);
    const { channels } = await sharp(files.find(({ format }) => format === 'webp')?.bytes).stats();
    // The same green: its numbers in the wider space are 117, 251 and 76.
    const [red, green, blue] = channels.map(({ mean }) => mean);
    expect(red).toBeLessThan(10);
    expect(green).toBeGreaterThan(245);
    expect(blue).toBeLessThan(10);
  });

  test('keeps its transparency where the format has one, and is white elsewhere', async () => {
    const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: '#0000' } });
    const { files } = await encodePicture(await clear.png().toBuffer());
    const means = async (format: string) => {
      const { channels } = await sharp(files.find((file) => file.format === format)?.bytes).stats();
      return channels.map(({ mean }) => mean);
    };
    expect([(await means('avif'))[3], (await means('webp'))[3]]).toEqual([0, 0]);
    expect(await means('jpg')).toEqual([255, 255, 255]);
  });

  test('can be cropped, from what was uploaded and not from what is shown', async () => {
    const left = await plain(1_000, 100, '#ff0000').png().toBuffer();
    const both = plain(2_000, 100, '#0000ff').composite([{ input: left, left: 0, top: 0 }]);
    const { original } = await encodePicture(await both.png().toBuffer());
    const { width, height, files } = await encodePicture(original, { x: 0, y: 0, width: 0.45, height: 0.8 });
    expect([width, height]).toEqual([900, 80]);
    const [red, , blue] = (await sharp(files.at(-1)?.bytes).stats()).channels;
    expect(red?.min).toBeGreaterThan(240);
    expect(blue?.max).toBeLessThan(15);
  });
});
