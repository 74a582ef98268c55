import { useRef } from 'react';
import { type Counter, counters } from '../../../src/content/home.ts';
import { useCountUp } from './use-count-up.ts';
import './counters.css';

export function Counters() {
  return (
    <section className="section section--navy on-navy" aria-label="Guardhouse in numbers">
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

function Figure({ counter: { value, unit, label } }: { counter: Counter }) {
  const figure = useRef<HTMLElement>(null);
  const { shown, counting } = useCountUp(value, figure);
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={figure}>
        <span className="visually-hidden">{`${value}${unit}+`}</span>
        <span aria-hidden="true" className={counting ? 'num' : undefined}>
          {shown}
          {unit}
          <sup>+</sup>
        </span>
      </dd>
    </div>
  );
}
