import { type FocusEvent, useId } from 'react';
import type { Slide } from '../../../../src/content/home.ts';
import { useWords } from '../../page-data/site-context.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { RoundButton } from './round-button.tsx';
import { useCarousel } from './use-carousel.ts';
import '../home.css';

/** Follows the WAI-ARIA carousel pattern: first the pause button, then the other controls, then the slides. */
export function Carousel({ slides, label }: { slides: readonly Slide[]; label: string }) {
  const words = useWords();
  const carousel = useCarousel(slides.length);
  const slidesId = useId();
  const { index, text, isRotating, stopped, setHovered, setFocused } = carousel;

  // Only a visible focus pauses the rotation: clicking a mark leaves the focus there, and must not pause it.
  const onFocus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <section
      className="stage"
      data-topic={slides[index]?.topic}
      data-turning={isRotating || undefined}
      aria-roledescription={words('sections.carousel')}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className="wrap stage__foot">
        <div className="stage__keys">
          <RoundButton
            icon={stopped ? 'play' : 'pause'}
            label={words(stopped ? 'sections.startSlides' : 'sections.pauseSlides')}
            onClick={carousel.toggle}
          />
          <RoundButton
            icon="arrow-left"
            label={words('sections.previousSlide')}
            controls={slidesId}
            onClick={carousel.previous}
          />
          <RoundButton
            icon="arrow-right"
            label={words('sections.nextSlide')}
            controls={slidesId}
            onClick={carousel.next}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div className="marks" role="group" aria-label={words('sections.chooseSlide')}>
          {slides.map(({ name }, place) => (
            <button
              key={name}
              type="button"
              aria-current={place === index ? 'true' : undefined}
              aria-controls={slidesId}
              onClick={() => carousel.show(place)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div className="stage__slides" id={slidesId} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <CarouselSlide
            key={slide.name}
            slide={slide}
            place={place + 1}
            count={slides.length}
            shown={place === index}
            next={carousel.isNext(place)}
            first={place === 0}
            textAt={place === index ? text : 'start'}
          />
        ))}
      </div>
    </section>
  );
}
