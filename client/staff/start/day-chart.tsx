import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { formatWeekday, longDay } from './days.ts';
import { kindInks } from './inks.tsx';
import type { ShownDay } from './shown-days.ts';

const WIDTH = 44;
const HEIGHT = 132;
const BEFORE = 14;

/** A column for each day, beside the outline of the same weekday a week before. Each day leads to its list. */
export function DayChart({ days, today }: { days: readonly ShownDay[]; today: string }) {
  const most = Math.max(1, ...days.flatMap(({ total, before }) => [total, before]));
  return (
    <>
      <ol className="day-chart">
        {days.map((each) => (
          <li key={each.day} className={each.day === today ? 'day-chart__today' : undefined}>
            <Link to="/inbox" search={{ view: 'inbox', from: each.day, until: each.day }}>
              <span className="visually-hidden">{`${longDay(each.day)}: `}</span>
              <b>{groupDigits(each.total)}</b>
              <span className="visually-hidden">{` new, ${groupDigits(each.before)} a week before`}</span>
              <Column day={each} most={most} />
              <span aria-hidden="true">
                {each.day === today ? 'Today' : formatWeekday(each.day)}
                <small>{Number(each.day.slice(8))}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="day-chart__key" aria-hidden="true">
        <svg width="16" height="14" aria-hidden="true">
          <rect className="ink ink--outline" x="1" y="1" width="14" height="12" rx="3" />
        </svg>
        The same weekday a week before
      </p>
    </>
  );
}

function Column({ day: { counts, before }, most }: { day: ShownDay; most: number }) {
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, ((HEIGHT - 2) * count) / most));
  const shown = counts.filter(({ count }) => count > 0);
  const tops = shown.map((_, index) =>
    shown.slice(0, index + 1).reduce((top, { count }) => top - heightOf(count), HEIGHT - 1),
  );
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      {before > 0 && (
        <rect
          className="ink ink--outline"
          x="1"
          y={HEIGHT - 1 - heightOf(before)}
          width={BEFORE - 2}
          height={heightOf(before)}
          rx="3"
        />
      )}
      {shown.map(({ kind, count }, index) => (
        <rect
          key={kind}
          className={`ink ink--${kindInks[kind]}`}
          x={BEFORE + 2}
          y={tops[index]}
          width={WIDTH - BEFORE - 2}
          height={heightOf(count)}
          rx="3"
        />
      ))}
      <line className="day-chart__ground" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  );
}
