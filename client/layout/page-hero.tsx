import type { ReactNode } from 'react';
import type { PictureName } from '../../src/content/picture-names.ts';
import type { Page } from '../../src/content/types.ts';
import { Picture } from '../media/picture.tsx';
import { findPicture, isWide } from '../media/picture-file.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { FadingHeading } from './fading-heading.tsx';
import { heroPictures } from './hero-pictures.ts';
import './page-hero.css';

interface PageHeroProps {
  page: Page;
  /** Instead of the page's own, where a record of the database names it. */
  heading?: string;
  lead?: string | undefined;
  /** Instead of the page's own. */
  picture?: PictureName;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The opening of an inner page: breadcrumb, the h1 and lead on the topic's ground, its picture beside. */
export function PageHero({
  page,
  heading = page.heading,
  lead = page.lead,
  picture,
  children,
}: PageHeroProps) {
  const name = picture ?? page.picture ?? heroPictures[page.topic];
  return (
    <div className={isWide(findPicture(name)) ? 'hero' : 'hero hero--card'}>
      <div className="hero__pic">
        <Picture name={name} eager />
      </div>
      <div className="wrap hero__in">
        <Breadcrumb page={page} />
        <div className="hero__text">
          {page.fadingLetters ? <FadingHeading text={heading} /> : <h1 className="h1">{heading}</h1>}
          {lead && <p className="lead">{lead}</p>}
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </div>
  );
}
