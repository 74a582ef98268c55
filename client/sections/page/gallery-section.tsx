import { type GalleryEntry, galleryPictures, trainingPictures } from '../../../src/content/galleries.ts';
import type { SpecialSection } from '../../../src/content/types.ts';
import { Picture } from '../../media/picture.tsx';
import { findPicture } from '../../media/picture-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './gallery-section.css';

/** Rows of 8 and 4, then three of 4, then 4 and 8 columns: by the place in a run of seven. */
const WIDE = new Set([0, 6]);

function Gallery({ entries }: { entries: readonly GalleryEntry[] }) {
  return (
    <ul className="gallery">
      {entries.map(({ picture, caption }, index) => (
        <li key={picture} className={WIDE.has(index % 7) ? 'is-wide' : undefined}>
          <figure>
            <a href={findPicture(picture).src} target="_blank" rel="noreferrer">
              <Picture name={picture} alt="" />
              <span className="visually-hidden">{caption}, opens in a new tab</span>
              <span className="gallery__open">
                <Icon name="arrow-out" />
              </span>
            </a>
            <figcaption aria-hidden="true">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
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
