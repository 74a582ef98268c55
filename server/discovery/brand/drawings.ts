import type { Theme } from '../../../src/content/colours.ts';
import type { Identity } from '../../../src/content/identity.ts';
import { initialsOf, shield } from '../../../src/content/shield.ts';
import { drawLine, type Letters, measure, type Weight } from './outlines.ts';

/** What the marks of a company are drawn of. */
export interface Brand {
  identity: Identity;
  colours: Theme['tokens'];
  letters: Letters;
  /** The company's own logo, as a PNG. Without it, the mark is a shield with the company's initials. */
  logo: Logo | undefined;
}

export interface Logo {
  png: Buffer;
  width: number;
  height: number;
}

/** The icon of a browser's tab. */
export const favicon = (brand: Brand): string =>
  svg(brand, 64, 64, drawMark(brand, { x: 6, y: 2, height: 60 }));

/** An icon of 512 pixels: with round corners, or up to its edges where the system cuts its own shape out of it. */
export function appIcon(brand: Brand, shape: 'round' | 'full'): string {
  const ground = brand.logo === undefined ? brand.colours.navy : '#ffffff';
  const radius = shape === 'round' ? 112 : 0;
  // A system may cut off a fifth on each side.
  const height = shape === 'round' ? 336 : 266;
  return svg(
    brand,
    ...([512, 512] as const),
    `<rect width="512" height="512" rx="${radius}" fill="${ground}"/>` +
      drawMark(brand, { x: 256 - (height * 48) / 56 / 2, y: (512 - height) / 2, height }),
  );
}

/** The mark with the name beside it, for the press. */
export function wordmark(brand: Brand, ground: 'light' | 'dark'): string {
  const { identity, colours, letters } = brand;
  const [name, tagline] =
    ground === 'light' ? [colours.navy, colours.muted] : ['#ffffff', colours['muted-on-navy']];
  const width = Math.max(
    measure(letters, identity.shortName, 30, 'bold').width,
    measure(letters, identity.tagline, 13, 'medium').width,
  );
  return svg(
    brand,
    Math.ceil(64 + width),
    56,
    drawMark(brand, { x: 0, y: 0, height: 56 }) +
      drawLine(letters, { text: identity.shortName, size: 30, x: 62, y: 30, weight: 'bold', colour: name }) +
      drawLine(letters, {
        text: identity.tagline,
        size: 13,
        x: 63,
        y: 49,
        weight: 'medium',
        colour: tagline,
      }),
  );
}

/** The picture that is shown beside a shared link: 1200 by 630 pixels. */
export function sharePicture(brand: Brand): string {
  const { identity, colours, letters } = brand;
  const shrink = (text: string, most: number, weight: Weight) =>
    Math.min(most, (most * 1000) / Math.max(1, measure(letters, text, most, weight).width));
  const nameSize = shrink(identity.shortName, 120, 'bold');
  const line = `${identity.name} · ${identity.corporateOffice.city}`;
  return svg(
    brand,
    ...([1200, 630] as const),
    `<rect width="1200" height="630" fill="${colours.navy}"/><rect y="606" width="1200" height="24" fill="${colours.saffron}"/>` +
      // A logo may be dark, so it stands on white.
      (brand.logo === undefined
        ? ''
        : `<rect x="84" y="76" width="204" height="204" rx="36" fill="#ffffff"/>`) +
      drawMark(
        brand,
        brand.logo === undefined ? { x: 96, y: 84, height: 190 } : { x: 110, y: 98, height: 160 },
      ) +
      drawLine(letters, {
        text: identity.shortName,
        size: nameSize,
        x: 96,
        y: 408,
        weight: 'bold',
        colour: '#ffffff',
      }) +
      drawLine(letters, {
        text: identity.tagline,
        x: 98,
        y: 476,
        weight: 'medium',
        colour: colours.saffron,
        size: shrink(identity.tagline, 46, 'medium'),
      }) +
      drawLine(letters, {
        text: line,
        x: 98,
        y: 548,
        weight: 'medium',
        colour: colours['muted-on-navy'],
        size: shrink(line, 32, 'medium'),
      }),
  );
}

interface Box {
  x: number;
  y: number;
  height: number;
}

/** Draws the logo, or the shield, in a box of 48 by 56. */
function drawMark({ identity, colours, letters, logo }: Brand, { x, y, height }: Box): string {
  const box = `translate(${x} ${y}) scale(${height / 56})`;
  if (logo !== undefined)
    return `<g transform="${box}"><image width="48" height="56" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${logo.png.toString('base64')}"/></g>`;
  const text = initialsOf(identity.shortName);
  const size = text.length > 1 ? 19 : 26;
  const { width, isComplete } = measure(letters, text, size, 'bold');
  const sign = isComplete
    ? drawLine(letters, {
        text,
        size,
        x: 24 - width / 2,
        y: 27 + size * 0.35,
        weight: 'bold',
        colour: '#ffffff',
      })
    : `<path fill="${colours.saffron}" d="${shield.star}"/>`;
  return (
    `<g transform="${box}"><path fill="${colours.saffron}" d="${shield.rim}"/>` +
    `<path fill="${colours.navy}" d="${shield.field}"/>${sign}</g>`
  );
}

function svg({ identity }: Brand, width: number, height: number, body: string): string {
  const label = identity.shortName.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${body}</svg>`;
}
