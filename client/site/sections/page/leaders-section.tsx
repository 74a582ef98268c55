import { Link } from '@tanstack/react-router';
import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { contentPath } from '../../page-data/content-path.ts';
import { Message } from '../../page-data/message.tsx';
import { useDocument } from '../../page-data/page-words.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

export function LeadersSectionView({ section, ...place }: { section: SectionOf<'leaders'> } & SectionPlace) {
  const { leaders } = useDocument('leaders');
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="leaders">
        {leaders.map(({ role, name, path, picture }) => (
          <li key={path}>
            <div className="leaders__pic">
              <Picture name={picture} alt="" />
            </div>
            <h3 className="h3">{role}</h3>
            {name && <p>{name}</p>}
            <Link className="link" to={contentPath(path)}>
              <span>
                <Message id="sections.aboutLeader" values={{ role }} />
              </span>{' '}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
