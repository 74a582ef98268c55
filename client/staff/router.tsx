import {
  type AnyValidator,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readQuery, writeQuery } from '../shared/query-texts.ts';
import { isServerThere } from './calls/is-server-there.ts';
import { mailSearch } from './conversation/mails/mail-address.ts';
import { blogsSearch } from './editing/blogs/blogs-address.ts';
import { jobSearch, jobsSearch } from './editing/jobs/jobs-address.ts';
import { documentSearch, siteSearch, translationSearch } from './editing/site/site-address.ts';
import { importSearch } from './importing/moving-in-address.ts';
import { applicantsSearch } from './inbox/applicants/applicants-address.ts';
import { inboxSearch } from './inbox/inbox-address.ts';
import { Gate } from './layout/gate.tsx';
import { NoSuchScreen, ScreenFailed } from './layout/no-screen.tsx';
import { auditSearch } from './members/audit/audit-address.ts';
import { findScreen, type ScreenPath, type StaffScreen } from './menu/screens.ts';
import { quotationsSearch } from './quotations/quotations-address.ts';

declare module '@tanstack/react-router' {
  /**
   * Types every link, parameter and search of the staff area, which is compiled as a TypeScript program of its own for
   * that.
   */
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
  interface StaticDataRouteOption {
    screen?: StaffScreen;
    /** Whether it is shown without a session. */
    isOpen?: boolean;
  }
}

const rootRoute = createRootRoute({ component: Gate, notFoundComponent: NoSuchScreen });

// The annotation keeps the types of the routes independent of the screens, whose types depend on the routes.
const modules: Record<ScreenPath | '/invitation', () => Promise<{ default: ComponentType }>> = {
  '/': () => import('./start/start-screen.tsx'),
  '/invitation': () => import('./members/sign-in/invitation-screen.tsx'),
  '/inbox': () => import('./inbox/inbox-screen.tsx'),
  '/quotations': () => import('./quotations/quotations-screen.tsx'),
  '/quotations/$reference': () => import('./quotations/quotation-screen.tsx'),
  '/mail': () => import('./conversation/mails/mail-screen.tsx'),
  '/jobs': () => import('./editing/jobs/jobs-screen.tsx'),
  '/jobs/new': () => import('./editing/jobs/new-job-screen.tsx'),
  '/jobs/$jid': () => import('./editing/jobs/job-screen.tsx'),
  '/jobs/$jid/applicants': () => import('./inbox/applicants/applicants-screen.tsx'),
  '/hiring-stages': () => import('./inbox/applicants/hiring-stages-screen.tsx'),
  '/office-hours': () => import('./inbox/office-hours/office-hours-screen.tsx'),
  '/reasons': () => import('./inbox/reasons/reasons-screen.tsx'),
  '/site/setup': () => import('./editing/site/setup/setup-screen.tsx'),
  '/site': () => import('./editing/site/site-screen.tsx'),
  '/site/$document': () => import('./editing/site/document-screen.tsx'),
  '/site/$document/$language': () => import('./editing/site/translation-screen.tsx'),
  '/blogs': () => import('./editing/blogs/blogs-screen.tsx'),
  '/blogs/new': () => import('./editing/blogs/new-blog-screen.tsx'),
  '/blogs/$blogId': () => import('./editing/blogs/blog-screen.tsx'),
  '/compliance': () => import('./editing/compliance/compliance-screen.tsx'),
  '/compliance/$itemId': () => import('./editing/compliance/document-screen.tsx'),
  '/members': () => import('./members/members-screen.tsx'),
  '/people': () => import('./people/people-screen.tsx'),
  '/retention': () => import('./people/retention/retention-screen.tsx'),
  '/moving-in': () => import('./importing/moving-in-screen.tsx'),
  '/moving-in/$id': () => import('./importing/import-screen.tsx'),
  '/moving-in/archive': () => import('./archive/bringing-back/archive-screen.tsx'),
  '/audit': () => import('./members/audit/audit-screen.tsx'),
  '/moving-out': () => import('./archive/moving-out/moving-out-screen.tsx'),
  '/account': () => import('./members/account/account-screen.tsx'),
  '/rights': () => import('./members/rights-screen.tsx'),
};

/**
 * Loads a screen. Where a script is missing, the router loads the whole page anew, which a new release needs. While the
 * server is away, that would leave the member on the browser's own page, so it hears of another fault then.
 */
async function load(path: keyof typeof modules): Promise<{ default: ComponentType }> {
  try {
    return await modules[path]();
  } catch (cause) {
    if (await isServerThere()) throw cause;
    throw new Error(`The server is away: ${path} was not loaded.`, { cause });
  }
}

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  staticData: { isOpen: true },
  component: lazyRouteComponent(() => load('/invitation')),
});

function createScreenRoute<Path extends ScreenPath, Search extends AnyValidator = undefined>(
  path: Path,
  validateSearch?: Search,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch,
    staticData: { screen: findScreen(path) },
    component: lazyRouteComponent(() => load(path)),
  });
}

const routeTree = rootRoute.addChildren([
  createScreenRoute('/'),
  invitationRoute,
  createScreenRoute('/inbox', inboxSearch),
  createScreenRoute('/quotations', quotationsSearch),
  createScreenRoute('/quotations/$reference'),
  createScreenRoute('/mail', mailSearch),
  createScreenRoute('/jobs', jobsSearch),
  createScreenRoute('/jobs/new'),
  createScreenRoute('/jobs/$jid', jobSearch),
  createScreenRoute('/jobs/$jid/applicants', applicantsSearch),
  createScreenRoute('/hiring-stages'),
  createScreenRoute('/office-hours'),
  createScreenRoute('/reasons'),
  createScreenRoute('/site/setup'),
  createScreenRoute('/site', siteSearch),
  createScreenRoute('/site/$document', documentSearch),
  createScreenRoute('/site/$document/$language', translationSearch),
  createScreenRoute('/blogs', blogsSearch),
  createScreenRoute('/blogs/new'),
  createScreenRoute('/blogs/$blogId'),
  createScreenRoute('/compliance'),
  createScreenRoute('/compliance/$itemId'),
  createScreenRoute('/members'),
  createScreenRoute('/people'),
  createScreenRoute('/retention'),
  createScreenRoute('/moving-in'),
  createScreenRoute('/moving-in/$id', importSearch),
  createScreenRoute('/moving-in/archive'),
  createScreenRoute('/audit', auditSearch),
  createScreenRoute('/moving-out'),
  createScreenRoute('/account'),
  createScreenRoute('/rights'),
]);

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
