import { isDesigned, stylesheetOf, themeOf } from '../../src/content/colours.ts';
import type { Identity } from '../../src/content/identity.ts';
import { hashOf } from './content-hash.ts';

/** What a page's head has besides the style sheets of the build, for a company with colours of its own. */
export interface PageTheme {
  /** The address of the style sheet, which contains a hash of its content. */
  address: string;
  css: string;
  /** The colour of the browser's own bars. */
  bars: string;
}

/** The theme of a company, or undefined for the colours that the style sheets of the build have already. */
export function pageThemeOf({ colours }: Identity): PageTheme | undefined {
  if (isDesigned(colours)) return undefined;
  const theme = themeOf(colours);
  const css = stylesheetOf(theme);
  return { address: `/theme/${hashOf(css)}.css`, css, bars: theme.tokens.ink };
}
