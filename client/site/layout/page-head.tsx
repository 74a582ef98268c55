import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { site } from '../../../src/content/site.ts';

interface PageHeadProps {
  name: string;
  description: string;
  /** Tells search engines not to index the page. */
  hidden?: boolean;
}

/**
 * React hoists these tags into the document's head. The page that the server sent keeps the server's tags, which hold
 * more (canonical address, previews, structured data); navigating to another page removes them.
 */
export function PageHead({ name, description, hidden = false }: PageHeadProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hydrated = useHydrated();
  const title = `${name} | ${site.name}`;
  const [served] = useState(hydrated || !isServerTitle(title) ? undefined : title);
  const isServed = served === title;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isServed) return;
    removeServerTags(path);
    setShown(true);
  }, [isServed, path]);
  // Nothing is rendered during hydration either: React would adopt the server's title as its own, and dropServersOwn
  // would then remove it.
  if (isServed || !isShown) return null;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}

const isServerTitle = (title: string) => typeof document === 'undefined' || document.title === title;

const firstPath = typeof window === 'undefined' ? undefined : window.location.pathname;

/**
 * Removes only the tags that would be doubled while the first page is still shown: its canonical address, previews
 * and structured data stay true until the visitor navigates.
 */
function removeServerTags(path: string): void {
  const isFirst = path === firstPath;
  const duplicates =
    'title[data-shell], meta[name="description"][data-shell], meta[name="robots"][data-shell]';
  for (const element of document.head.querySelectorAll(isFirst ? duplicates : '[data-shell]'))
    element.remove();
}
