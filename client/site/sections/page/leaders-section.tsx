import { Link } from '@tanstack/react-router';
import { leaders } from '../../../../src/content/leaders.ts';
import type { SpecialSection } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './leaders-section.css';
import { contentPath } from '../../page-data/content-path.ts';

export function LeadersSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="leaders">
        {leaders.map(({ slug, role }) => (
          <li key={slug}>
            <div className="leaders__pic">
              <Picture name={`leader-${slug}`} alt="" />
            </div>
            <h3 className="h3">{role}</h3>
            <Link className="link" to={contentPath(`/${slug}`)}>
              <span>
                Learn More<span className="visually-hidden"> about the {role}</span>
              </span>{' '}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
