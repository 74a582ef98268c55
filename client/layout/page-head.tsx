import { useEffect } from 'react';
import { site } from '../../src/content/site.ts';

interface PageHeadProps {
  name: string;
  description: string;
  /** Of pages that search engines should leave out. */
  hidden?: boolean;
}

/** React lifts these into the document's head, where the server's own of the first page make room for them. */
export function PageHead({ name, description, hidden = false }: PageHeadProps) {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-shell]')) element.remove();
  }, []);
  return (
    <>
      <title>{`${name} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
