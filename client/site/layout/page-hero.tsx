import { type ReactNode, useState } from 'react';
import type { PictureName } from '../../../src/content/picture-names.ts';
import type { Page } from '../../../src/content/types.ts';
import { Picture } from '../media/picture.tsx';
import { findPicture, isWide } from '../media/pictures.ts';
import { useMotionAllowed } from '../media/use-motion-allowed.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { heroPictures } from './hero-pictures.ts';
import { LetterHeading } from './letter-heading.tsx';
import { PauseButton } from './pause-button.tsx';
import './page-hero.css';

interface PageHeroProps {
  page: Page;
  /** Replaces the page's own heading, where a database record names the page. */
  heading?: string;
  lead?: string | undefined;
  /** Replaces the page's own picture. */
  picture?: PictureName;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The opening of an inner page: breadcrumb, h1 and lead on the topic's background, with a picture beside them. */
export function PageHero({
  page,
  heading = page.heading,
  lead = page.lead,
  picture = page.picture ?? heroPictures[page.topic],
  children,
}: PageHeroProps) {
  const fading = page.fadingLetters === true;
  const motionAllowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? motionAllowed;
  return (
    <div className={isWide(findPicture(picture)) ? 'hero' : 'hero hero--card'}>
      <div className="hero__pic">
        <Picture name={picture} place="hero" eager />
      </div>
      <div className="wrap hero__in">
        <Breadcrumb page={page} />
        <div className="hero__text">
          {fading ? <LetterHeading text={heading} playing={playing} /> : <h1 className="h1">{heading}</h1>}
          {lead && <p className="lead">{lead}</p>}
          {(children || fading) && (
            <div className="actions">
              {children}
              {fading && (
                <PauseButton target="the heading’s letters" playing={playing} onToggle={setChosen} />
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
