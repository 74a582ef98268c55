import { Link } from '@tanstack/react-router';
import type { Topic } from '../../../../src/content/schema/fields.ts';
import type { PictureReference } from '../../../../src/content/schema/picture-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { isWide } from '../../media/pictures.ts';
import { contentPath } from '../../page-data/content-path.ts';
import '../cards.css';
import { usePicture } from '../../media/use-picture.ts';

interface PageCardProps {
  title: string;
  text?: string | undefined;
  path: string;
  topic: Topic;
  picture: PictureReference;
}

/** A link to another page, whose whole card is clickable. */
export function PageCard({ title, text, path, topic, picture }: PageCardProps) {
  // A page's wide picture serves as its card, without the empty background at its left.
  const look = isWide(usePicture(picture)) ? 'card card--hero' : 'card';
  return (
    <Link className={look} data-topic={topic} to={contentPath(path)}>
      <span className="card__pic">
        <Picture name={picture} alt="" />
      </span>
      <span className="card__text">
        <b>{title}</b>
        {text && <span>{text}</span>}
      </span>
      <span className="card__go">
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
