import { lazy, Suspense } from 'react';
import { StaticPart } from '../../shared/ui/undocumented-static-part.tsx';
// Imported here, so that the server's footer has its styles.
import './footer.css';

/** Loaded only where React has to render it: the footer that the server sent stays while the pages change. */
const FooterContents = lazy(async () => ({
  default: (await import('./footer-contents.tsx')).FooterContents,
}));

export function Footer() {
  return (
    <StaticPart as="footer" className="footer on-navy">
      <Suspense>
        <FooterContents />
      </Suspense>
    </StaticPart>
  );
}
