import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { Gate } from './layout/gate.tsx';
import { NoSuchScreen, ScreenFailed } from './layout/no-screen.tsx';
import { Start } from './layout/start.tsx';
import { type StaffScreen, screens } from './screens.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: StaffScreen;
    /** Shown to who is not signed in. */
    isOpen?: boolean;
  }
}

const rootRoute = createRootRoute({ component: Gate, notFoundComponent: NoSuchScreen });

const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Start });

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  staticData: { isOpen: true },
  component: lazyRouteComponent(() => import('./sign-in/invitation-screen.tsx')),
});

function createScreenRoute(screen: StaffScreen) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    validateSearch: screen.search ?? (() => ({})),
    staticData: { screen },
    component: lazyRouteComponent(screen.load),
  });
}

export function createStaffRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([startRoute, invitationRoute, ...screens.map(createScreenRoute)]),
    basepath: '/staff',
    // Whoever is not signed in fetches nothing by pointing at it.
    defaultPreload: false,
    defaultErrorComponent: ({ error }: ErrorComponentProps) => <ScreenFailed error={error} />,
    defaultNotFoundComponent: NoSuchScreen,
    scrollRestoration: true,
    // What stands behind the # is a search, or an invitation, and no place on the page.
    defaultHashScrollIntoView: false,
  });
}
