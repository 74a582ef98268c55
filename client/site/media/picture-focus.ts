import type { UploadedFile } from '../../../src/uploaded-picture.ts';

/** Quarters: what a layout cuts off moves by an eighth of itself at most, which nobody sees. */
const STEPS = 4;

/**
 * The classes that keep a picture's focal point in sight where a layout cuts the picture. Classes, because the content
 * security policy forbids style attributes.
 */
export function focusClasses(focus: UploadedFile['focus']): string | undefined {
  if (focus === undefined) return undefined;
  const step = (fraction: number) => Math.round(fraction * STEPS) * (100 / STEPS);
  return `focus focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}
