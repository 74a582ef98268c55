import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { kindLabels } from '../inbox/inbox-labels.ts';
import { formatWeekday } from './days.ts';
import { InkHead, kindInks } from './inks.tsx';
import type { ShownDay } from './shown-days.ts';

/** The figures of the chart by day. */
export function DayTable({ days, kinds }: { days: readonly ShownDay[]; kinds: readonly InboxKind[] }) {
  return (
    <table className="day-table">
      <caption className="visually-hidden">New by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {kinds.map((kind) => (
            <InkHead key={kind} ink={kindInks[kind]} text={kindLabels[kind].many} />
          ))}
          <th scope="col">All</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counts, total, dayBefore, before }) => (
          <tr key={day}>
            <th scope="row">{`${formatWeekday(day)} ${Number(day.slice(8))}`}</th>
            {counts.map(({ kind, count }) => (
              <td key={kind}>
                <Link to="/inbox" search={{ view: 'inbox', kind, from: day, until: day }}>
                  {groupDigits(count)}
                </Link>
              </td>
            ))}
            <td>
              <Link to="/inbox" search={{ view: 'inbox', from: day, until: day }}>
                {groupDigits(total)}
              </Link>
            </td>
            <td>
              <Link to="/inbox" search={{ view: 'inbox', from: dayBefore, until: dayBefore }}>
                {groupDigits(before)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
