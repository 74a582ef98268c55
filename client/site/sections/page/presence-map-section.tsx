import { lazy, Suspense } from 'react';
import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
// Imported here, so that the prerendered map has its styles before its chunk loads.
import '../../map/presence-map.css';

/** The outlines of the map are larger than the rest of the page together, so they load after it. */
const PresenceMap = lazy(() =>
  import('../../map/presence-map.tsx').then((m) => ({ default: m.PresenceMap })),
);

export function PresenceMapSectionView({
  section,
  ...place
}: { section: SectionOf<'presence-map'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Suspense fallback={<div className="presence presence--coming" aria-busy="true" />}>
        <PresenceMap />
      </Suspense>
    </SectionFrame>
  );
}
