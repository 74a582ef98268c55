import { useRef } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { Counter } from '../../../src/content/home.ts';
import { useDocument } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { readFigure } from './figure-parts.ts';
import { useCountUp } from './use-count-up.ts';
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
