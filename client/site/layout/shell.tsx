import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { source } from '../../../src/languages.ts';
import { useFocusAfterNavigation } from '../../shared/ui/use-focus-after-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PanelProvider } from './panels/panel-state.tsx';
import { SidePanels } from './panels/side-panels.tsx';
import { PrintHead } from './print-head.tsx';
import { SkipLink } from './skip-link.tsx';
import { UtilityBar } from './utility-bar.tsx';

/**
 * The layout that stays mounted while the pages change. Each part is hydrated by itself, since a tap makes React hydrate
 * in one go all that is not in a part of its own: with a whole page it kept a cheap phone busy for a quarter of a second.
 */
export function Shell() {
  useFocusAfterNavigation();
  const isForeign = useMatches({ select: (matches) => matches.at(-1)?.staticData.entry?.isForeign });
  return (
    <PanelProvider>
      <SkipLink />
      <PrintHead />
      <Suspense>
        <UtilityBar />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" lang={isForeign && source.locale} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Suspense>
        <SidePanels />
      </Suspense>
    </PanelProvider>
  );
}
