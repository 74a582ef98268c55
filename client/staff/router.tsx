import {
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { readQuery, writeQuery } from '../shared/query-texts.ts';
import { Gate } from './layout/gate.tsx';
import { NoSuchScreen, ScreenFailed } from './layout/not-shown.tsx';
import { loadScreen, rootRoute, screens } from './menu/screens.ts';

declare module '@tanstack/react-router' {
  /**
   * Types every link, parameter and search of the staff area, which is compiled as a TypeScript program of its own for
   * that.
   */
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}

rootRoute.update({ component: Gate, notFoundComponent: NoSuchScreen });

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  staticData: { isOpen: true },
  component: lazyRouteComponent(() => loadScreen('../members/sign-in/invitation-screen.tsx')),
});

const routeTree = rootRoute.addChildren([invitationRoute, ...screens]);

export function createStaffRouter() {
  return createRouter({
    routeTree,
    basepath: '/staff',
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    // Pointing at a link must not fetch anything for somebody who is not signed in.
    defaultPreload: false,
    defaultErrorComponent: ({ error }: ErrorComponentProps) => <ScreenFailed error={error} />,
    defaultNotFoundComponent: NoSuchScreen,
    scrollRestoration: true,
    // The fragment is a search or an invitation, never the id of an element.
    defaultHashScrollIntoView: false,
  });
}
