import { Link } from '@tanstack/react-router';
import { type GalleryEntry, galleryPictures, trainingPictures } from '../../../../src/content/galleries.ts';
import type { SpecialSection } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { findPicture } from '../../media/pictures.ts';
import { shareOfScreen } from '../../media/place-sizes.ts';
import { type GalleryLook, galleryLooks } from './gallery-looks.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './gallery-section.css';

const galleries = [
  { name: 'Gallery', path: '/gallery', entries: galleryPictures },
  { name: 'Training gallery', path: '/training_gallery', entries: trainingPictures },
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
  const looks = galleryLooks(entries.length);
  return (
    <>
      <nav className="tabs" aria-label="Galleries">
        {galleries.map(({ name, path, entries: { length } }) => (
          <Link key={path} to={path} activeProps={{ 'aria-current': 'page' }}>
            {name} <span>{length}</span>
          </Link>
        ))}
      </nav>
      <ul className="gallery">
        {entries.map(({ picture, caption }, index) => {
          const look = looks[index] ?? 'narrow';
          return (
            <li key={picture} className={`is-${look}`}>
              <figure>
                <a href={findPicture(picture).largest} target="_blank" rel="noreferrer">
                  <Picture name={picture} sizes={sizes[look]} alt="" />
                  <span className="visually-hidden">{caption}, opens in a new tab</span>
                  <span className="gallery__open">
                    <Icon name="arrow-out" />
                  </span>
                </a>
                <figcaption aria-hidden="true">{caption}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function GallerySectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Gallery entries={galleryPictures} />
    </SectionFrame>
  );
}

export function TrainingGallerySectionView({
  section,
  ...place
}: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <Gallery entries={trainingPictures} />
    </SectionFrame>
  );
}
