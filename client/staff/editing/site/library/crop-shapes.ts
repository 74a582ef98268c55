import type { PercentCrop } from 'react-image-crop';

export const cropShapes = {
  free: { label: 'Any', aspect: undefined },
  wide: { label: 'Wide, for the top of a page (16:9)', aspect: 16 / 9 },
  card: { label: 'Card and gallery (16:10)', aspect: 1.6 },
  square: { label: 'Square (1:1)', aspect: 1 },
  portrait: { label: 'Portrait (4:5)', aspect: 0.8 },
} as const;
export type CropShape = keyof typeof cropShapes;

interface Size {
  width: number;
  height: number;
}

const ALL = 100;
const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Height by width of a frame in percent of the picture; undefined for any shape. */
function computeRatio({ width, height }: Size, shape: CropShape): number | undefined {
  const { aspect } = cropShapes[shape];
  return aspect === undefined ? undefined : width / height / aspect;
}

/** The largest frame of a shape, in the middle. */
export function largestCrop(picture: Size, shape: CropShape): PercentCrop {
  const ratio = computeRatio(picture, shape) ?? 1;
  const width = Math.min(ALL, ALL / ratio);
  const height = Math.min(ALL, ALL * ratio);
  return { unit: '%', x: (ALL - width) / 2, y: (ALL - height) / 2, width, height };
}

/** Gives a frame another width or height, around its middle as far as there is room, and in its shape. */
export function resizeCrop(
  picture: Size,
  before: PercentCrop,
  shape: CropShape,
  change: { width: number } | { height: number },
): PercentCrop {
  const ratio = computeRatio(picture, shape);
  let { width, height } = { ...before, ...change };
  if (ratio !== undefined) {
    const most = largestCrop(picture, shape);
    width = Math.min('width' in change ? width : height / ratio, most.width);
    height = width * ratio;
  }
  return {
    unit: '%',
    width,
    height,
    x: within(before.x + (before.width - width) / 2, ALL - width),
    y: within(before.y + (before.height - height) / 2, ALL - height),
  };
}
