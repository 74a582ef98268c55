import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pictureNames } from '../../../../../src/content/schema/picture-names.ts';
import { isDescribed } from '../../../../../src/uploaded-picture.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { nameInWords } from './name-in-words.ts';
import { PictureImage } from './picture-image.tsx';

interface PictureGridProps {
  search: string;
  selected: string;
  onSelect(name: string): void;
}

export function PictureGrid({ search, selected, onSelect }: PictureGridProps) {
  const list = trpc.media.list.useInfiniteQuery(
    { search },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
  );
  const uploaded = list.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const builtIn = pictureNames.filter((name) =>
    words.every((word) => nameInWords(name).toLowerCase().includes(word)),
  );
  const tile = (name: string) => ({ name, isSelected: name === selected, onSelect: () => onSelect(name) });
  return (
    <div className="library__grid">
      <h3 className="d-head">Uploaded</h3>
      {list.error && <p className="staff-form__error">{explainError(list.error)}</p>}
      {list.data && uploaded.length === 0 && (
        <p className="muted">{search ? 'None has these words in its title or description.' : 'None yet.'}</p>
      )}
      <ul aria-busy={list.isPlaceholderData} aria-label="Uploaded pictures">
        {uploaded.map((picture) => (
          <Tile
            key={picture.name}
            {...tile(picture.name)}
            text={picture.title}
            isIncomplete={!isDescribed(picture)}
          >
            <PictureImage name={picture.name} upload={picture} sizes="9rem" />
          </Tile>
        ))}
      </ul>
      <MoreButton list={list}>Show more uploads</MoreButton>
      <h3 className="d-head">Drawn for this site</h3>
      {builtIn.length === 0 && <p className="muted">None has these words in its name.</p>}
      <ul aria-label="Pictures drawn for this site">
        {builtIn.map((name) => (
          <Tile key={name} {...tile(name)} text={nameInWords(name)}>
            <PictureImage name={name} sizes="9rem" />
          </Tile>
        ))}
      </ul>
    </div>
  );
}

interface TileProps {
  name: string;
  isSelected: boolean;
  onSelect(): void;
  text: string;
  /** Nobody has said yet what it shows. */
  isIncomplete?: boolean;
  children: ReactNode;
}

function Tile({ name, isSelected, onSelect, text, isIncomplete = false, children }: TileProps) {
  return (
    <li>
      <button type="button" data-picture={name} aria-pressed={isSelected} onClick={onSelect}>
        {children}
        <span className="library__name">{text}</span>
        {isIncomplete && <Badge tone="busy">Not described</Badge>}
      </button>
    </li>
  );
}
