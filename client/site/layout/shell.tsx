import { Outlet, useMatches } from '@tanstack/react-router';
import { source } from '../../../src/content/languages.ts';
import { useFocusAfterNavigation } from '../../shared/ui/use-focus-after-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PanelProvider } from './panels/panel-state.tsx';
import { SidePanels } from './panels/side-panels.tsx';
import { PrintHead } from './print-head.tsx';
import { SkipLink } from './skip-link.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The layout that stays mounted while the pages change. */
export function Shell() {
  useFocusAfterNavigation();
  const isForeign = useMatches({ select: (matches) => matches.at(-1)?.staticData.entry?.isForeign });
  return (
    <PanelProvider>
      <SkipLink />
      <PrintHead />
      <UtilityBar />
      <Header />
      <main id="main" lang={isForeign && source.locale} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SidePanels />
    </PanelProvider>
  );
}
