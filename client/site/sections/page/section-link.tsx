import { Link } from '@tanstack/react-router';
import type { Link as ContentLink } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { contentPath } from '../../page-data/content-path.ts';

/** A link of the content: to a page, to an anchor of a page, or to a file, which opens in a new tab. */
export function SectionLink({ link: { label, path } }: { link: ContentLink }) {
  const [page = '/', hash] = path.split('#');
  if (path.startsWith('/media/'))
    return (
      <a className="link" href={path} target="_blank" rel="noreferrer">
        <span>
          {label}
          <span className="visually-hidden"> (opens in a new tab)</span>
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
