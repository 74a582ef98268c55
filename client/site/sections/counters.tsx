import { type RefObject, useEffect, useRef, useState } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { Counter } from '../../../src/content/home.ts';
import { useDocument } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { readFigure } from './figure-parts.ts';
import './home.css';

export function Counters() {
  const words = useWords();
  const { counters } = useDocument('home');
  return (
    <section className="section section--navy on-navy" aria-label={words('sections.counters')}>
      <div className="wrap">
        <dl className="counters">
          {counters.map((counter) => (
            <Figure key={counter.label} counter={counter} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Figure({ counter: { figure, label } }: { counter: Counter }) {
  const element = useRef<HTMLElement>(null);
  const { before, number, isGrouped, unit, plus } = readFigure(figure);
  const { shown, counting } = useCountUp(number ?? 0, element);
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={element}>
        <span className="visually-hidden">{figure}</span>
        <span aria-hidden="true" className={counting ? 'num' : undefined}>
          {before}
          {number !== undefined && (isGrouped ? groupDigits(shown) : shown)}
          {unit}
          {plus && <sup>+</sup>}
        </span>
      </dd>
    </div>
  );
}

const COUNT_MS = 1400;

/**
 * Counts up to `value` once, when the element first comes into view. Until then, without scripts, and with reduced
 * motion, the final figure is shown.
 */
function useCountUp(value: number, element: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(value);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;

    const count = (start: number) => (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      setShown(Math.round(value * (1 - (1 - part) ** 3)));
      setCounting(part < 1);
      if (part < 1) frame = requestAnimationFrame(count(start));
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      count(performance.now())(performance.now());
    });
    watch.observe(target);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, element]);

  return { shown, counting };
}
