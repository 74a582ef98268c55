import { useEffect, useRef } from 'react';
import './hero.css';

const FADE_MS = 2_250;
const STAGGER_MS = 45;
const PAUSE_MS = 10_000;
/**
 * The lowest opacity of a letter. Large text needs a contrast of 3 to 1, and at this opacity it has that on every
 * background used.
 */
const MIN_OPACITY = 0.6;

/**
 * A letter with its marks, and in Devanagari all consonants that a virama joins. Intl.Segmenter would split these in
 * browsers of before 2024, whose page would then differ from what the server rendered.
 */
const LETTER = /(?:\P{M}\p{M}*\u094d\u200d?)*\P{M}[\p{M}\u200c\u200d]*|\p{M}/gu;

/**
 * The page's heading, whose letters fade in one after the other, and again after a pause. Assistive technology reads
 * one plain string.
 */
export function LetterHeading({ text, playing }: { text: string; playing: boolean }) {
  const letters = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!playing) return;
    const all = [...(letters.current?.querySelectorAll('.letter-word > span') ?? [])];
    const fade = () =>
      all.map((letter, index) =>
        letter.animate([{ opacity: MIN_OPACITY }, { opacity: 1 }], {
          duration: FADE_MS,
          delay: index * STAGGER_MS,
          fill: 'backwards',
          easing: 'ease-in-out',
        }),
      );
    let running = fade();
    const cycleMs = FADE_MS + STAGGER_MS * (all.length - 1) + PAUSE_MS;
    const timer = setInterval(() => {
      running = fade();
    }, cycleMs);
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
          // A word never breaks across lines. The index is the key, because the same word may occur twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change their order
          <span className="letter-word" key={index}>
            {word.match(LETTER)?.map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={place}>{letter}</span>
            ))}{' '}
          </span>
        ))}
      </span>
    </h1>
  );
}
