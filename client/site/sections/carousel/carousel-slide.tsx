import { useState } from 'react';
import type { Slide } from '../../../../src/content/home.ts';
import { ActionLink, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../media/picture.tsx';
import './carousel-slide.css';
import { contentPath } from '../../page-data/content-path.ts';

interface CarouselSlideProps {
  slide: Slide;
  /** "1 of 4" */
  position: string;
  shown: boolean;
  /** The next slide: its picture is loaded in advance. */
  next: boolean;
  first: boolean;
  text: 'start' | 'end';
}

export function CarouselSlide({ slide, position, shown, next, first, text }: CarouselSlideProps) {
  const [wanted, setWanted] = useState(shown);
  if ((shown || next) && !wanted) setWanted(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern's own role; a fieldset is for form controls
    <div
      className="slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${position}: ${slide.name}`}
      data-topic={slide.topic}
      data-shown={shown || undefined}
      data-wanted={wanted || undefined}
      data-text={text}
      inert={!shown}
    >
      <div className="slide__pic">
        <Picture name={slide.picture} place="hero" eager={first} />
      </div>
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
    </div>
  );
}
