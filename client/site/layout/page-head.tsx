import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsFromServer } from '../../shared/ui/use-hydrated.ts';
import { firstPath } from '../page-data/first-path.ts';
import { useSite } from '../page-data/site-context.tsx';

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
  const { name: company } = useSite().identity;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isSent = useIsFromServer() || import.meta.env.SSR;
  const title = `${name} | ${company}`;
  const [served] = useState(isSent && isServerTitle(title) ? title : undefined);
  const isServed = served === title;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isServed) return;
    removeServerTags(path);
    setShown(true);
  }, [isServed, path]);
  // Nothing is rendered during hydration either: React would adopt the server's title as its own, and removeServerTags
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

/**
 * Removes the head tags that the server sent. While the first page is still shown these are only the ones that would be
 * duplicates: its canonical address, previews and structured data stay true until the visitor navigates.
 */
function removeServerTags(path: string): void {
  const isFirst = path === firstPath;
  const duplicates =
    'title[data-shell], meta[name="description"][data-shell], meta[name="robots"][data-shell]';
  for (const element of document.head.querySelectorAll(isFirst ? duplicates : '[data-shell]'))
    element.remove();
}
