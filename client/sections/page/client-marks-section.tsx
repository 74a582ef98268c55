import { clientGroups } from '../../../src/content/clients.ts';
import type { SpecialSection } from '../../../src/content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import '../client-marks.css';

export function ClientMarksSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <div className="clients">
        {clientGroups.map(({ name, clients }) => (
          <div className="clients__row" key={name}>
            <h3>{name}</h3>
            <ul>
              {clients.map((client) => (
                <li key={client.name}>
                  <Icon name={client.mark} /> <span>{client.name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
