import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { type Age, ageNames, ages, type StartFigures } from '../../../src/contract/staff/start.ts';
import { kindLabels } from '../inbox/inbox-labels.ts';
import { Bar } from './bar.tsx';
import { daysBefore } from './days.ts';
import { InkHead, kindInks, Legend } from './inks.tsx';
import { Panel } from './panel.tsx';

const ageLabels: Record<Age, string> = {
  today: 'Today',
  few: '1 to 2 days',
  week: '3 to 7 days',
  older: 'Over 7 days',
};

interface UnansweredProps {
  unanswered: NonNullable<StartFigures['inbox']>['unanswered'];
  kinds: readonly InboxKind[];
  today: string;
}

/** Counts the items that nobody has answered, by how long they wait. */
export function Unanswered({ unanswered, kinds, today }: UnansweredProps) {
  const rows = ageNames.map((age) => {
    const parts = kinds.map((kind) => ({
      kind,
      ink: kindInks[kind],
      count: unanswered.find((each) => each.kind === kind && each.age === age)?.count ?? 0,
    }));
    return { age, parts, total: parts.reduce((sum, { count }) => sum + count, 0) };
  });
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const all = rows.reduce((sum, { total }) => sum + total, 0);
  return (
    <Panel
      title="Not answered yet"
      lead={all === 0 ? 'Everything is answered.' : 'By how long it has been waiting'}
    >
      <Legend inks={kinds.map((kind) => ({ ink: kindInks[kind], text: kindLabels[kind].many }))} />
      <table className="bars">
        <caption className="visually-hidden">Not answered yet, by age</caption>
        <thead>
          <tr>
            <th scope="col">Waiting since</th>
            {kinds.map((kind) => (
              <InkHead key={kind} ink={kindInks[kind]} text={kindLabels[kind].many} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ age, parts }) => (
            <tr key={age}>
              <th scope="row">
                {ageLabels[age]}
                <Bar parts={parts} most={most} />
              </th>
              {parts.map(({ kind, count }) => (
                <td key={kind} className={age === 'older' && count > 0 ? 'bars__late' : undefined}>
                  <Link to="/inbox" search={{ unanswered: 'yes', kind, ...formatSpan(age, today) }}>
                    {groupDigits(count)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function formatSpan(age: Age, today: string): { from?: string; until: string } {
  const [newest, oldest] = ages[age];
  const until = daysBefore(today, newest);
  return oldest === null ? { until } : { from: daysBefore(today, oldest), until };
}
