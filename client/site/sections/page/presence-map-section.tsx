import { lazy, Suspense } from 'react';
import type { SpecialSection } from '../../../../src/content/types.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
// The map is in the page before its code is.
import '../../map/presence-map.css';

/** The outlines weigh more than the rest of the page together, and come after it. */
const PresenceMap = lazy(() =>
  import('../../map/presence-map.tsx').then((m) => ({ default: m.PresenceMap })),
);

export function PresenceMapSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Suspense fallback={<div className="presence presence--coming" aria-busy="true" />}>
        <PresenceMap />
      </Suspense>
    </SectionFrame>
  );
}
