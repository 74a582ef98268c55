import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

// Only these: the whole library would be a hundred kilobytes in the staff's browser.
for (const mode of [modeRgb, modeLrgb, modeOklch]) register(mode);

/** A colour as `#14264a`. */
export type Hex = string;

/** A colour in a space where equal steps look equal: lightness 0 to 1, chroma from 0 for grey, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  /** 0 for a grey. */
  hue: number;
}

const read = converter('oklch');

export function toOklch(hex: Hex): Oklch {
  const colour = read(hex);
  if (colour === undefined) throw new Error(`${hex} is no colour.`);
  return { lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 };
}

/** The nearest colour of a screen: of the same lightness and hue, and less vivid where the screen has none so vivid. */
export function toHex({ lightness, chroma, hue }: Oklch): Hex {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}

/** The contrast of two colours by WCAG 2: from 1 to 21. */
export const contrastOf = (one: Hex, other: Hex): number => wcagContrast(one, other);
