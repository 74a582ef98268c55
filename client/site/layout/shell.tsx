import { Outlet } from '@tanstack/react-router';
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
  return (
    <PanelProvider>
      <SkipLink />
      <PrintHead />
      <UtilityBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SidePanels />
    </PanelProvider>
  );
}
