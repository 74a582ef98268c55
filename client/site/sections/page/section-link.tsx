import { Link } from '@tanstack/react-router';
import type { Link as ContentLink } from '../../../../src/content/schema/fields.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { contentPath } from '../../page-data/content-path.ts';
import { Message } from '../../page-data/message.tsx';

/** A link of the content: to a page, to an anchor of a page, or to a file, which opens in a new tab. */
export function SectionLink({ link: { label, path } }: { link: ContentLink }) {
  const [page = '/', hash] = path.split('#');
  if (path.startsWith('/media/'))
    return (
      <a className="link" href={path} target="_blank" rel="noreferrer">
        <span>
          <Message id="sections.fileLink" values={{ label }} />
        </span>{' '}
        <Icon name="arrow-out" />
      </a>
    );
  return (
    <Link className="link" to={contentPath(page)} {...(hash !== undefined && { hash })}>
      <span>{label}</span> <Icon name="arrow-right" />
    </Link>
  );
}
