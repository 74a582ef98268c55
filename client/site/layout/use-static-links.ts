import { type RegisteredRouter, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readAddress } from '../../../src/content/languages.ts';
import { contentPath } from '../page-data/content-path.ts';

const LINK = '[data-static] a[href]';
const PRELOAD_DELAY_MS = 50;

/**
 * Follows the links of the parts that React does not hydrate (`client/shared/ui/undocumented-static-part.tsx`) as the
 * router's own links are followed: within this document, with the page loaded ahead when the visitor points at it.
 * Files, other sites, other languages, and addresses of which the router has no page are left to the browser, and so is
 * every link until the page has been hydrated. Links to the current page are marked, as the footer stays when it changes.
 */
export function useStaticLinks(): void {
  const router = useRouter();
  const current = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK))
      link.ariaCurrent = pathWithin(link) === current ? 'page' : null;
  }, [current]);
  useEffect(() => {
    const mounted = new AbortController();
    const listen: AddEventListenerOptions = { passive: true, signal: mounted.signal };

    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      const page = pageOf(event.target, router);
      if (page === undefined) return;
      event.preventDefault();
      void router.navigate(page);
    };
    document.addEventListener('click', follow, { signal: mounted.signal });

    let timer: ReturnType<typeof setTimeout> | undefined;
    const preload = ({ target }: Event) => {
      clearTimeout(timer);
      const page = pageOf(target, router);
      if (page === undefined) return;
      // A page that cannot be loaded ahead is loaded, and its failure shown, when the link is followed.
      timer = setTimeout(() => router.preloadRoute(page).catch(() => {}), PRELOAD_DELAY_MS);
    };
    for (const type of ['mouseover', 'touchstart', 'focusin'])
      document.addEventListener(type, preload, listen);

    return () => {
      mounted.abort();
      clearTimeout(timer);
    };
  }, [router]);
}

/** Where a link leads, if that is a page of the router. */
function pageOf(target: EventTarget | null, router: RegisteredRouter) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  const path = link && pathWithin(link);
  if (!path) return;
  const isInThisPage = path === readAddress(location.pathname).path && link.hash !== '';
  if (isInThisPage || router.getMatchedRoutes(path)[2] === undefined) return;
  return { to: contentPath(path), hash: link.hash.slice(1) };
}

/** The path of a link that stays within this site and language. */
function pathWithin({ target, search, origin, pathname }: HTMLAnchorElement): string | undefined {
  if (target || search || origin !== location.origin) return;
  const { language, path } = readAddress(pathname);
  return language === readAddress(location.pathname).language ? path : undefined;
}
