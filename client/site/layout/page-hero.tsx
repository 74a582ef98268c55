import { type ReactNode, useState } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import type { PictureReference } from '../../../src/content/schema/picture-names.ts';
import { topicPictures } from '../../../src/content/topic-pictures.ts';
import { Picture } from '../media/picture.tsx';
import { isWide } from '../media/pictures.ts';
import { useMotionAllowed } from '../media/use-motion-allowed.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LetterHeading } from './letter-heading.tsx';
import { PauseButton } from './pause-button.tsx';
import './hero.css';
import { usePicture } from '../media/use-picture.ts';

interface PageHeroProps {
  page: Page;
  /** Replaces the page's own heading, where a database record names the page. */
  heading?: string;
  /** The `lang` of that heading, where it is not that of the site. */
  headingLanguage?: string | undefined;
  lead?: string | undefined;
  /** Replaces the page's own picture. */
  picture?: PictureReference;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** The opening of an inner page: breadcrumb, h1 and lead on the topic's background, with a picture beside them. */
export function PageHero({
  page,
  heading = page.heading,
  headingLanguage,
  lead = page.lead,
  picture = page.picture ?? topicPictures[page.topic],
  children,
}: PageHeroProps) {
  const look = isWide(usePicture(picture)) ? 'hero' : 'hero hero--card';
  const fading = page.fadingLetters === true;
  const motionAllowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? motionAllowed;
  return (
    <div className={look}>
      <div className="wrap hero__in">
        <Breadcrumb page={page} nameLanguage={headingLanguage} />
        <div className="hero__text">
          {fading ? (
            <LetterHeading text={heading} playing={playing} />
          ) : (
            <h1 className="h1" lang={headingLanguage}>
              {heading}
            </h1>
          )}
          {lead && <p className="lead">{lead}</p>}
          {(children || fading) && (
            <div className="actions">
              {children}
              {fading && <PauseButton target="letters" playing={playing} onToggle={setChosen} />}
            </div>
          )}
        </div>
      </div>
      {/* After the text, above which it would jump while a page arrives slowly. */}
      <div className="hero__pic">
        <Picture name={picture} place="hero" eager />
      </div>
    </div>
  );
}
