import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ShownSite } from '../../../src/content/shown-site.ts';
import { createI18n, type Words, wordsOf } from '../../../src/content/words.ts';

interface SiteInUse extends ShownSite {
  words: Words;
}

const SiteContext = createContext<SiteInUse | undefined>(undefined);

/** Gives the site to all components. */
export function SiteProvider({ site, children }: { site: ShownSite; children: ReactNode }) {
  const value = useMemo(() => ({ ...site, words: wordsOf(createI18n(site.locale, site.messages)) }), [site]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

export function useSite(): SiteInUse {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('There is no SiteProvider around this component.');
  return site;
}

/** The short texts of the site: `words('forms.send')`. */
export const useWords = (): Words => useSite().words;
