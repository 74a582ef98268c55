import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { site } from '../../src/content/site.ts';

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
  const hydrated = useHydrated();
  const [served] = useState(hydrated ? undefined : name);
  const isServed = served === name;
  useEffect(() => {
    if (isServed) return;
    for (const element of document.head.querySelectorAll('[data-shell]')) element.remove();
  }, [isServed]);
  if (isServed) return null;
  return (
    <>
      <title>{`${name} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
