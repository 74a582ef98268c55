import { useState } from 'react';
import type { Slide } from '../../../../src/content/home.ts';
import { ActionLink, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import { contentPath } from '../../page-data/content-path.ts';
import { useWords } from '../../page-data/site-context.tsx';
import '../home.css';

interface CarouselSlideProps {
  slide: Slide;
  /** Its place among all slides, counted from 1, and how many there are. */
  place: number;
  count: number;
  shown: boolean;
  /** The next slide: its picture is loaded in advance. */
  next: boolean;
  first: boolean;
  /** Whether its texts are at the start or the end of their way in. */
  textAt: 'start' | 'end';
}

export function CarouselSlide({ slide, place, count, shown, next, first, textAt }: CarouselSlideProps) {
  const words = useWords();
  const [wanted, setWanted] = useState(shown);
  if ((shown || next) && !wanted) setWanted(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern's own role; a fieldset is for form controls
    <div
      className="slide"
      role="group"
      aria-roledescription={words('sections.slide')}
      aria-label={words('sections.slideName', { place, count, name: slide.name })}
      data-topic={slide.topic}
      data-shown={shown || undefined}
      data-wanted={wanted || undefined}
      data-text={textAt}
      inert={!shown}
    >
      <div className="wrap slide__in">
        <div className="slide__text">
          <p className="slide__kicker">
            <Icon name="logo" /> {slide.kicker}
          </p>
          <p className="display">{slide.heading}</p>
          <p className="lead">{slide.lead}</p>
          <div className="actions">
            <ButtonLink to={contentPath(slide.button.path)}>{slide.button.label}</ButtonLink>
            <ActionLink to={contentPath(slide.link.path)}>{slide.link.label}</ActionLink>
          </div>
        </div>
      </div>
      <div className="slide__pic">
        <Picture name={slide.picture} place="hero" eager={first} />
      </div>
    </div>
  );
}
