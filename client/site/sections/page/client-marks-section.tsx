import type { SpecialSection } from '../../../../src/content/types.ts';
import { ClientGroups } from '../client-groups.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';

export function ClientMarksSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ClientGroups />
    </SectionFrame>
  );
}
