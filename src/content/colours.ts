import type { Identity } from './identity.ts';
import { contrastOf, type Hex, toHex, toOklch } from './oklch.ts';
import { type Topic, topics } from './schema/fields.ts';

export type Colours = Identity['colours'];
export type ColourToken = keyof typeof drawn;
export type TopicColours = Record<'ground' | 'ground-card' | 'tile' | 'deep', Hex>;

/** Every colour of the pages, by the names of the custom properties in client/shared/styles. */
export interface Theme {
  tokens: Record<ColourToken, Hex>;
  topics: Record<Topic, TopicColours>;
}

/** The two colours that the pages were designed with, which the style sheets therefore contain. */
const designed: Colours = { primary: '#14264a', accent: '#f29a1f' };

/**
 * How each token follows one of the two colours. `same` is that colour. `beside` keeps its distance in lightness, as a
 * hover does. `fixed` keeps its own lightness, as grounds and texts do, and follows in hue and chroma only.
 */
const drawn = {
  ink: ['#0b1530', 'primary', 'fixed'],
  navy: ['#14264a', 'primary', 'same'],
  'navy-2': ['#1f3a6b', 'primary', 'beside'],
  saffron: ['#f29a1f', 'accent', 'same'],
  'saffron-deep': ['#de8710', 'accent', 'beside'],
  cream: ['#f6ecdc', 'accent', 'fixed'],
  'cream-2': ['#fbf7f0', 'accent', 'fixed'],
  line: ['#e6e1d8', 'accent', 'fixed'],
  'line-on-cream': ['#ddd0ba', 'accent', 'fixed'],
  'line-on-navy': ['#33466d', 'primary', 'beside'],
  'field-line': ['#7c8498', 'primary', 'fixed'],
  muted: ['#55607a', 'primary', 'fixed'],
  'muted-on-navy': ['#b7c3da', 'primary', 'fixed'],
  'faint-on-navy': ['#8c9ab8', 'primary', 'fixed'],
  'closing-ground': ['#fcdba2', 'accent', 'fixed'],
  'about-ground': ['#214080', 'primary', 'fixed'],
  'emblem-rim': ['#e8b64a', 'accent', 'fixed'],
  'emblem-star': ['#f2b13f', 'accent', 'fixed'],
} as const satisfies Record<string, Drawn>;

type Drawn = readonly [Hex, keyof Colours, 'same' | 'beside' | 'fixed'];

/** The topics: ground, ground of a card, tile, and what is drawn on the tile. Warm ones follow the accent. */
const drawnTopics: Record<Topic, readonly [keyof Colours, Hex, Hex, Hex, Hex]> = {
  guarding: ['accent', '#face87', '#fbdda6', '#fbebcb', '#7a4a05'],
  control: ['primary', '#8faedd', '#c7d7f5', '#e2ebf8', '#1f3a6b'],
  electronic: ['primary', '#a9cbef', '#ccdff7', '#e3eef9', '#1b4470'],
  hospital: ['primary', '#93d6d0', '#d2f2f0', '#dff2f0', '#17575b'],
  bank: ['primary', '#c3cde0', '#d6ddee', '#e8ecf4', '#14264a'],
  consulting: ['accent', '#ddd0ba', '#e7dfd0', '#f1ece3', '#4c3f2a'],
  fire: ['accent', '#edbb9f', '#f9ccb5', '#fae5da', '#8a3417'],
  facility: ['accent', '#c3dfb6', '#d5e9cd', '#e7f2e1', '#2c5a35'],
  cleaning: ['accent', '#b6dfc2', '#cae7d1', '#e2f2e6', '#1f5a3f'],
  cash: ['accent', '#e8d6b6', '#f3ddc0', '#f6ecdc', '#5e4517'],
  people: ['accent', '#fccba7', '#fcd7bf', '#fbe9dc', '#7c3f17'],
  training: ['primary', '#84b5d4', '#c5ddec', '#e2f0f9', '#17466b'],
};

/** A vivid colour makes grounds and texts more vivid at most so many times: they are to be read. */
const MOST_VIVID = 1.3;

/**
 * Computes every colour of the pages from the company's two. What is read on something keeps its contrast: it becomes
 * darker or lighter until it has it. The two colours themselves stay as they are: see colour-contrast.ts.
 */
export function themeOf(colours: Colours): Theme {
  const follow = followers(colours);
  const tokens = Object.fromEntries(
    Object.entries<Drawn>(drawn).map(([name, [hex, leader, how]]) => [name, follow[leader](hex, how)]),
  ) as Theme['tokens'];
  const topicsFollowed = Object.fromEntries(
    topics.map((topic) => [topic, topicColours(follow, topic)]),
  ) as Theme['topics'];
  const pale = Object.values(topicsFollowed).map(({ tile }) => tile);
  const grounds = Object.values(topicsFollowed).map(({ ground }) => ground);
  const paper = [WHITE, tokens.cream, tokens['cream-2'], ...pale];
  const ink = readable(tokens.ink, [[[...paper, ...grounds], TEXT]], 'darker');
  const dark = [tokens.navy, ink];
  return {
    tokens: {
      ...tokens,
      ink,
      'navy-2': readable(
        tokens['navy-2'],
        [
          [paper, TEXT],
          [grounds, SHAPE],
        ],
        'darker',
      ),
      'saffron-deep': readable(tokens['saffron-deep'], [[[ink], TEXT]], 'lighter'),
      'field-line': readable(tokens['field-line'], [[[WHITE], SHAPE]], 'darker'),
      muted: readable(tokens.muted, [[paper, TEXT]], 'darker'),
      'muted-on-navy': readable(tokens['muted-on-navy'], [[dark, TEXT]], 'lighter'),
      'faint-on-navy': readable(tokens['faint-on-navy'], [[[ink], TEXT]], 'lighter'),
    },
    topics: topicsFollowed,
  };
}

/** Whether the style sheets contain these colours already. */
export const isDesigned = ({ primary, accent }: Colours): boolean =>
  primary === designed.primary && accent === designed.accent;

/** The style sheet that replaces the colours of client/shared/styles. */
export function stylesheetOf({ tokens, topics }: Theme): string {
  const [r, g, b] = channels(tokens.ink);
  const rules: [string, Record<string, string>][] = [
    [':root', { ...tokens, 'ink-rgb': `${r} ${g} ${b}`, 'ring-rgb': channels(tokens['navy-2']).join(' ') }],
    [':root', topics.guarding],
    ...Object.entries(topics).map(([topic, own]): [string, TopicColours] => [`[data-topic="${topic}"]`, own]),
  ];
  return rules
    .map(([selector, values]) => {
      const set = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
      return `${selector}{${set.join(';')}}`;
    })
    .join('\n');
}

export const WHITE = '#ffffff';
/** Least contrast of text, and of large text, icons and the borders of fields (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SHAPE = 3;

type Follow = (hex: Hex, how: Drawn[2]) => Hex;

function followers(colours: Colours): Record<keyof Colours, Follow> {
  const follower = (leader: keyof Colours): Follow => {
    const [from, to] = [toOklch(designed[leader]), toOklch(colours[leader])];
    const vivid = to.chroma / from.chroma;
    return (hex, how) => {
      if (how === 'same') return colours[leader];
      const { lightness, chroma, hue } = toOklch(hex);
      return toHex({
        lightness: how === 'beside' ? lightness + to.lightness - from.lightness : lightness,
        chroma: chroma * (how === 'beside' ? vivid : Math.min(vivid, MOST_VIVID)),
        hue: hue + to.hue - from.hue,
      });
    };
  };
  return { primary: follower('primary'), accent: follower('accent') };
}

function topicColours(follow: Record<keyof Colours, Follow>, topic: Topic): TopicColours {
  const [leader, ...hexes] = drawnTopics[topic];
  const [ground, card, tile, deep] = hexes.map((hex) => follow[leader](hex, 'fixed')) as [Hex, Hex, Hex, Hex];
  return { ground, 'ground-card': card, tile, deep: readable(deep, [[[tile, card], TEXT]], 'darker') };
}

const STEP = 0.005;

/** Makes a colour darker or lighter until it has the contrast to each of the grounds, or is black or white. */
function readable(
  hex: Hex,
  grounds: readonly (readonly [readonly Hex[], number])[],
  towards: 'darker' | 'lighter',
): Hex {
  const passes = (candidate: Hex) =>
    grounds.every(([against, least]) => against.every((ground) => contrastOf(candidate, ground) >= least));
  let colour = hex;
  const { lightness, chroma, hue } = toOklch(hex);
  for (let away = STEP; !passes(colour) && away <= 1; away += STEP)
    colour = toHex({ lightness: lightness + (towards === 'darker' ? -away : away), chroma, hue });
  return colour;
}

const channels = (hex: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
