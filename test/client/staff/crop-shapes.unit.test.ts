import { describe, expect, test } from 'vitest';
import {
  type CropShape,
  cropShapes,
  largestCrop,
  resizeCrop,
} from '../../../client/staff/site/library/crop-shapes.ts';

const shapes = Object.keys(cropShapes) as CropShape[];
const pictures = [
  { width: 1_600, height: 1_000 },
  { width: 300, height: 900 },
  { width: 500, height: 500 },
];
const cases = shapes.flatMap((shape) => pictures.map((picture) => ({ shape, picture })));

describe.for(cases)('a frame of shape $shape in $picture', ({ shape, picture }) => {
  const { aspect } = cropShapes[shape];

  test('is as large as the picture allows at first', () => {
    const { x, y, width, height } = largestCrop(picture, shape);
    expect(Math.max(width, height)).toBeCloseTo(100);
    expect([x * 2 + width, y * 2 + height]).toEqual([expect.closeTo(100), expect.closeTo(100)]);
  });

  test('keeps its shape and stays within the picture, whatever its size is set to', () => {
    let crop = largestCrop(picture, shape);
    for (const change of [{ width: 40 }, { height: 5 }, { width: 100 }, { height: 100 }, { height: 33 }]) {
      crop = resizeCrop(picture, { ...crop, x: 0 }, shape, change);
      const { x, y, width, height } = crop;
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.000001);
      if (aspect !== undefined)
        expect((width * picture.width) / (height * picture.height)).toBeCloseTo(aspect);
    }
  });
});
