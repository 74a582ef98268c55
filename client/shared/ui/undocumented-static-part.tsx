import type { ComponentProps } from 'react';
import { useIsFromServer } from './use-hydrated.ts';

/** React leaves the inside of such an element as it finds it. It never changes, so React never writes it either. */
const asItIs = { __html: '' };

interface StaticPartProps extends ComponentProps<'section'> {
  as?: 'section' | 'footer';
}

/**
 * A part of the page that shows things and leads to pages, and changes nothing by itself. Where the server sent it,
 * React does not hydrate it: most of a page is such parts, and a cheap phone would be busy with them while the visitor
 * already taps. Its children are rendered where there is nothing yet: on the server, and on a page that is opened later.
 * So nothing in it may have state, effects or handlers, or depend on what changes while the page is open.
 * `client/site/layout/use-static-links.ts` follows its links.
 */
export function StaticPart({ as: Element = 'section', children, ...attributes }: StaticPartProps) {
  return useIsFromServer() ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
    <Element {...attributes} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  ) : (
    // Marked in the server's HTML alone: where React has rendered the links, the router's own follow themselves.
    <Element {...attributes} data-static={import.meta.env.SSR ? '' : undefined}>
      {children}
    </Element>
  );
}
