import { useEffect } from 'react';
import { type Colours, isDesigned, stylesheetOf, themeOf } from '../../src/content/colours.ts';

/**
 * Gives the page the colours of the draft, as the server gives them to a published page (server/pages/theme.ts). While a
 * colour is being typed, the last finished one stays.
 */
export function useTheme({ primary, accent }: Partial<Colours> = {}): void {
  useEffect(() => {
    if (!isFinished(primary) || !isFinished(accent)) return;
    const colours = { primary, accent };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isDesigned(colours) ? '' : stylesheetOf(themeOf(colours)));
    // After the build's style sheets. A style element would need a security policy that is less strict than a page's.
    document.adoptedStyleSheets = [sheet];
  }, [primary, accent]);
}

const isFinished = (colour: string | undefined): colour is string => /^#[0-9a-f]{6}$/.test(colour ?? '');
