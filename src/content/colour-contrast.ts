import { type Colours, SHAPE, TEXT, type Theme, themeOf, WHITE } from './colours.ts';
import { contrastOf, type Hex, toHex, toOklch } from './oklch.ts';

/** Two colours of the design that cannot be told apart well enough. */
export interface ContrastFault {
  /** The colour that has to change. */
  field: keyof Colours;
  /** What stands on what, such as “White text on the main colour”. */
  pair: string;
  /** The contrast by WCAG 2, and the least that it asks for here. */
  ratio: number;
  needed: number;
  /** The colour of the nearest lightness that passes with every pair. */
  nearest: Hex;
}

interface Pair {
  field: keyof Colours;
  name: string;
  needed: number;
  colours(theme: Theme): readonly (readonly [Hex, Hex])[];
}

/**
 * Where the two colours themselves meet others. The colours computed from them have their contrast by construction:
 * see `themeOf`.
 */
const pairs: readonly Pair[] = [
  {
    field: 'primary',
    name: 'White text on the main colour',
    needed: TEXT,
    colours: ({ tokens }) => [[WHITE, tokens.navy]],
  },
  {
    field: 'primary',
    name: 'Text in the main colour on the pale grounds',
    needed: TEXT,
    colours: ({ tokens, topics }) =>
      [tokens.cream, tokens['cream-2'], ...Object.values(topics).map(({ tile }) => tile)].map(
        (ground) => [tokens.navy, ground] as const,
      ),
  },
  {
    field: 'primary',
    name: 'Buttons in the main colour on the grounds of the topics',
    needed: SHAPE,
    colours: ({ tokens, topics }) =>
      Object.values(topics).map(({ ground }) => [tokens.navy, ground] as const),
  },
  {
    field: 'accent',
    name: 'Dark text on buttons in the accent',
    needed: TEXT,
    colours: ({ tokens }) => [[tokens.ink, tokens.saffron]],
  },
  {
    field: 'accent',
    name: 'Figures and focus rings in the accent on the main colour',
    needed: SHAPE,
    colours: ({ tokens }) => [[tokens.saffron, tokens.navy]],
  },
  {
    field: 'accent',
    name: 'Marks in the accent on the ground of header and footer',
    needed: SHAPE,
    colours: ({ tokens }) => [[tokens.saffron, tokens.ink]],
  },
];

const isColour = (hex: unknown) => typeof hex === 'string' && /^#[0-9a-f]{6}$/.test(hex);

/** What keeps two colours from being published. An unfinished colour has another fault, which its schema names. */
export function contrastFaults(colours: Colours): ContrastFault[] {
  if (!isColour(colours.primary) || !isColour(colours.accent)) return [];
  const failing = measurePairs(colours).filter(({ ratio, needed }) => ratio < needed);
  if (failing.length === 0) return [];
  const primary = nearest(colours, 'primary');
  const nearestOf = { primary, accent: nearest({ ...colours, primary }, 'accent') };
  return failing
    .map((measured) => ({ ...measured, nearest: nearestOf[measured.field] }))
    .filter(({ field, nearest }) => nearest !== colours[field]);
}

/** Each pair of the design, with the lowest contrast that it has anywhere. */
export function measurePairs(colours: Colours): Omit<ContrastFault, 'nearest'>[] {
  const theme = themeOf(colours);
  return pairs.map(({ field, name, needed, colours: meet }) => {
    const ratio = Math.min(...meet(theme).map(([one, other]) => contrastOf(one, other)));
    return { field, pair: name, ratio, needed };
  });
}

/** The fault as a sentence. The ratio is rounded down, so that 4.496 does not read as the 4.5 that it misses. */
export function explainContrast({ pair, ratio, needed, nearest }: ContrastFault): string {
  return `${pair}: the contrast is ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1, and ${needed} to 1 is needed. The nearest that passes is ${nearest}.`;
}

const STEP = 0.005;

/**
 * Searches from the colour's own lightness in both directions at once. What passes with the other colour too is
 * preferred; a main colour without such a lightness only has to pass by itself, and the accent follows it.
 */
function nearest(colours: Colours, field: keyof Colours): Hex {
  const { lightness, chroma, hue } = toOklch(colours[field]);
  let passesAlone: Hex | undefined;
  for (let away = 0; away <= 1; away += STEP)
    for (const candidate of away === 0 ? [lightness] : [lightness - away, lightness + away]) {
      if (candidate < 0 || candidate > 1) continue;
      const hex = away === 0 ? colours[field] : toHex({ lightness: candidate, chroma, hue });
      const failing = measurePairs({ ...colours, [field]: hex }).filter(
        ({ ratio, needed }) => ratio < needed,
      );
      if (failing.length === 0) return hex;
      if (failing.every((pair) => pair.field !== field)) passesAlone ??= hex;
    }
  return passesAlone ?? (field === 'primary' ? '#000000' : WHITE);
}
