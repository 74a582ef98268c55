/**
 * Writes outlines.ts from the package @svg-maps/india, whose paths carry five decimals where one is seen.
 * Run by hand when the package changes: `node art/map/make.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import map from '@svg-maps/india';
import svgpath from 'svgpath';

interface India {
  viewBox: string;
  locations: { id: string; name: string; path: string }[];
}

// The package's types take it for CommonJS, which it is not.
const india = map as unknown as India;

const outlines = india.locations.map(({ id, name, path }) => ({
  id,
  name,
  // Rounded from absolute places, so that errors do not add up along a coast.
  path: svgpath(path).abs().round(1).rel().round(1).toString(),
}));

writeFileSync(
  join(import.meta.dirname, '../../client/site/map/outlines.ts'),
  `/**
 * The states and union territories of India, written by make.ts. After the map of MapSVG
 * (https://mapsvg.com/maps/india) in the package @svg-maps/india, CC BY 4.0, with fewer decimals.
 */
export const viewBox = '${india.viewBox}';

export interface Outline {
  id: string;
  name: string;
  path: string;
}

export const outlines: readonly Outline[] = ${JSON.stringify(outlines, null, 2)};
`,
);
