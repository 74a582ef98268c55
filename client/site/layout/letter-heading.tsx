import { useEffect, useRef } from 'react';
import './letter-heading.css';

const FADE_MS = 2_250;
const STAGGER_MS = 45;
const PAUSE_MS = 10_000;
/** Large letters are read at this much of their colour, too: at 3 to 1 or more on every ground that they stand on. */
const FAINTEST = 0.6;

/**
 * The page's heading, whose letters fade in one after the other, and again after a pause. Assistive technology
 * meets one plain string.
 */
export function LetterHeading({ text, playing }: { text: string; playing: boolean }) {
  const letters = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!playing) return;
    const all = [...(letters.current?.querySelectorAll('.letter-word > span') ?? [])];
    const fade = () =>
      all.map((letter, index) =>
        letter.animate([{ opacity: FAINTEST }, { opacity: 1 }], {
          duration: FADE_MS,
          delay: index * STAGGER_MS,
          fill: 'backwards',
          easing: 'ease-in-out',
        }),
      );
    let running = fade();
    const round = FADE_MS + STAGGER_MS * (all.length - 1) + PAUSE_MS;
    const timer = setInterval(() => {
      running = fade();
    }, round);
    return () => {
      clearInterval(timer);
      for (const animation of running) animation.cancel();
    };
  }, [playing]);

  return (
    <h1 className="h1">
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" ref={letters}>
        {text.split(' ').map((word, index) => (
          // Words stay whole where the line breaks. The same word may stand twice, always at its own place.
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading's words never change places
          <span className="letter-word" key={index}>
            {Array.from(word, (letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={place}>{letter}</span>
            ))}{' '}
          </span>
        ))}
      </span>
    </h1>
  );
}
