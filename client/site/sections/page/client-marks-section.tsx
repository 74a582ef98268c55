import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { ClientGroups } from '../client-groups.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';

export function ClientMarksSectionView({
  section,
  ...place
}: { section: SectionOf<'client-marks'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ClientGroups />
    </SectionFrame>
  );
}
