import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { site } from '../../../src/content/site.ts';

interface PageHeadProps {
  name: string;
  description: string;
  /** Of pages that search engines should leave out. */
  hidden?: boolean;
}

/**
 * React lifts these into the document's head. The page that the server sent keeps the server's own, which says more;
 * the next page's make it go.
 */
export function PageHead({ name, description, hidden = false }: PageHeadProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hydrated = useHydrated();
  const title = `${name} | ${site.name}`;
  const [served] = useState(hydrated || !isServersTitle(title) ? undefined : title);
  const isServed = served === title;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isServed) return;
    dropServersOwn(path);
    setShown(true);
  }, [isServed, path]);
  // Nor as React hydrates: it would take the server's title for its own, which is then dropped.
  if (isServed || !isShown) return null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}

const isServersTitle = (title: string) => typeof document === 'undefined' || document.title === title;

const firstPath = typeof window === 'undefined' ? undefined : window.location.pathname;

/** The address of the page, its previews and its data go on to hold until another page is shown. */
function dropServersOwn(path: string): void {
  const isFirst = path === firstPath;
  const doubled = 'title[data-shell], meta[name="description"][data-shell], meta[name="robots"][data-shell]';
  for (const element of document.head.querySelectorAll(isFirst ? doubled : '[data-shell]')) element.remove();
}
