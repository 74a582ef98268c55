import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { COMPARED_DAYS } from '../../../src/contract/staff/start.ts';
import { kindLabels } from '../inbox/inbox-labels.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { daysBefore, longDay } from './days.ts';
import { kindInks, Swatch } from './inks.tsx';
import { type Arrived, listDays } from './shown-days.ts';
import './charts.css';

interface ArrivalsProps {
  arrived: Arrived;
  /** Those that the member reads. */
  kinds: readonly InboxKind[];
  today: string;
  /** Shows a table instead of the chart. */
  asTable: boolean;
}

/** Counts what came today and in the last seven days, beside the seven before. */
export function Arrivals({ arrived, kinds, today, asTable }: ArrivalsProps) {
  const days = listDays(arrived, kinds, today);
  const now = days.at(-1);
  const from = days[0]?.day ?? today;
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const before = days.reduce((sum, day) => sum + day.before, 0);
  const isLong = days.some((day) => day.total >= 1000);
  return (
    <section className={`arrivals${isLong ? ' arrivals--long' : ''} on-navy`} aria-label="New">
      <div className="arrivals__today">
        <h2>New today</h2>
        <Link className="arrivals__total" to="/inbox" search={{ view: 'inbox', from: today, until: today }}>
          {groupDigits(now?.total ?? 0)}
          <span className="visually-hidden"> new today</span>
        </Link>
        <p>{`${groupDigits(now?.before ?? 0)} on ${longDay(daysBefore(today, COMPARED_DAYS))}`}</p>
      </div>
      <table className="arrivals__kinds">
        <caption className="visually-hidden">New by kind</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Kind</span>
            </th>
            <th scope="col">Today</th>
            <th scope="col">{`${COMPARED_DAYS} days`}</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <KindRow key={kind} kind={kind} arrived={arrived} today={today} />
          ))}
          {kinds.length > 1 && (
            <tr className="arrivals__sum">
              <th scope="row">All</th>
              <td>{groupDigits(now?.total ?? 0)}</td>
              <td>
                <Link to="/inbox" search={{ view: 'inbox', from, until: today }}>
                  {groupDigits(total)}
                </Link>
              </td>
              <td>
                <Link
                  to="/inbox"
                  search={{
                    view: 'inbox',
                    from: daysBefore(from, COMPARED_DAYS),
                    until: daysBefore(today, COMPARED_DAYS),
                  }}
                >
                  {groupDigits(before)}
                </Link>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="arrivals__days">
        {asTable ? <DayTable days={days} kinds={kinds} /> : <DayChart days={days} today={today} />}
      </div>
    </section>
  );
}

function KindRow({ kind, arrived, today }: { kind: InboxKind; arrived: Arrived; today: string }) {
  const count = (from: string, until: string) =>
    arrived
      .filter((each) => each.kind === kind && each.day >= from && each.day <= until)
      .reduce((sum, each) => sum + each.count, 0);
  const first = daysBefore(today, COMPARED_DAYS - 1);
  const spans = [
    [today, today],
    [first, today],
    [daysBefore(first, COMPARED_DAYS), daysBefore(first, 1)],
  ] as const;
  return (
    <tr>
      <th scope="row">
        <Swatch ink={kindInks[kind]} /> {kindLabels[kind].many}
      </th>
      {spans.map(([from, until]) => (
        <td key={from}>
          <Link to="/inbox" search={{ view: 'inbox', kind, from, until }}>
            {groupDigits(count(from, until))}
          </Link>
        </td>
      ))}
    </tr>
  );
}
