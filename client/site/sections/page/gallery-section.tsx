import { Link } from '@tanstack/react-router';
import type { GalleryEntry } from '../../../../src/content/galleries.ts';
import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { shareOfScreen } from '../../media/place-sizes.ts';
import { usePicture } from '../../media/use-picture.ts';
import { useDocument } from '../../page-data/page-words.ts';
import { useWords } from '../../page-data/site-context.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

const tabs = [
  { name: 'sections.gallery', path: '/gallery', entries: 'gallery' },
  { name: 'sections.trainingGallery', path: '/training_gallery', entries: 'training' },
] as const;

/**
 * The `sizes` attribute of each look. A row has two places on a phone and three elsewhere; a wide picture spans two.
 */
const sizes: Record<GalleryLook, string> = {
  narrow: `(min-width: 56rem) 26rem, ${shareOfScreen(50)}`,
  'wide-on-phone': `(min-width: 56rem) 26rem, ${shareOfScreen(100)}`,
  'wide-on-desktop': `(min-width: 56rem) 54rem, ${shareOfScreen(50)}`,
  wide: `(min-width: 56rem) 54rem, ${shareOfScreen(100)}`,
};

function Gallery({ entries }: { entries: readonly GalleryEntry[] }) {
  const words = useWords();
  const galleries = useDocument('galleries');
  const looks = galleryLooks(entries.length);
  return (
    <>
      <nav className="tabs" aria-label={words('sections.galleries')}>
        {tabs.map(({ name, path, entries }) => (
          <Link key={path} to={path} activeProps={{ 'aria-current': 'page' }}>
            {words(name)} <span>{galleries[entries].length}</span>
          </Link>
        ))}
      </nav>
      <ul className="gallery">
        {entries.map((entry, index) => (
          <Entry key={entry.picture} entry={entry} look={looks[index] ?? 'narrow'} />
        ))}
      </ul>
    </>
  );
}

function Entry({ entry: { picture, caption }, look }: { entry: GalleryEntry; look: GalleryLook }) {
  const words = useWords();
  const { largest } = usePicture(picture);
  return (
    <li className={`is-${look}`}>
      <figure>
        <a href={largest} target="_blank" rel="noreferrer">
          <Picture name={picture} sizes={sizes[look]} alt="" />
          <span className="visually-hidden">{words('sections.openPicture', { caption })}</span>
          <span className="gallery__open">
            <Icon name="arrow-out" />
          </span>
        </a>
        <figcaption aria-hidden="true">{caption}</figcaption>
      </figure>
    </li>
  );
}

export function GallerySectionView({ section, ...place }: { section: SectionOf<'gallery'> } & SectionPlace) {
  const { gallery } = useDocument('galleries');
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Gallery entries={gallery} />
    </SectionFrame>
  );
}

export function TrainingGallerySectionView({
  section,
  ...place
}: { section: SectionOf<'training-gallery'> } & SectionPlace) {
  const { training } = useDocument('galleries');
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Gallery entries={training} />
    </SectionFrame>
  );
}

/** The pattern repeats every seven pictures. On a 12-column grid: 8 and 4 columns, then three of 4, then 4 and 8. */
const PATTERN_LENGTH = 7;
const isWideInPattern = (index: number) =>
  index % PATTERN_LENGTH === 0 || index % PATTERN_LENGTH === PATTERN_LENGTH - 1;
/** On a phone: one picture of the full width, then three rows of two. */
const isWideInPhonePattern = (index: number) => index % PATTERN_LENGTH === 0;

/** On which screens a picture spans two places. */
type GalleryLook = 'narrow' | 'wide' | 'wide-on-phone' | 'wide-on-desktop';

/**
 * The look of each picture, in which the last picture fills its row. A wide screen has three places in a row, of
 * which a wide picture takes two; a phone has two places, of which it takes both.
 */
function galleryLooks(count: number): GalleryLook[] {
  const places = Array.from({ length: count }, (_, index) => index);
  const wide = places.map(isWideInPattern);
  if ((count + wide.filter(Boolean).length) % 3 === 2) wide[count - 1] = true;
  const onPhone = places.map(isWideInPhonePattern);
  if (onPhone.filter((isWide) => !isWide).length % 2 === 1) onPhone[count - 1] = true;
  return places.map((index) => {
    if (wide[index]) return onPhone[index] ? 'wide' : 'wide-on-desktop';
    return onPhone[index] ? 'wide-on-phone' : 'narrow';
  });
}
