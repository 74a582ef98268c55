import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { LAPSE_WARNING_DAYS } from '../../../src/contract/staff/compliance.ts';
import { DUE_SOON_DAYS } from '../../../src/contract/staff/data-requests.ts';
import { MAX_COUNTED_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { ENDING_SOON_DAYS } from '../../../src/contract/staff/jobs.ts';
import type { StartFigures } from '../../../src/contract/staff/start.ts';
import { daysBetween } from '../../../src/day-in-india.ts';
import { trpc } from '../calls/trpc.ts';
import { dueText } from '../people/due-text.ts';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { daysBefore, formatCalendarLeaf } from './days.ts';
import { Panel } from './panel.tsx';

/** Requests about personal data, which the law gives a day. */
export function RequestsDue({
  requests: { open, next },
  today,
}: {
  requests: NonNullable<StartFigures['dataRequests']>;
  today: string;
}) {
  return (
    <Panel title="Requests about personal data" lead="Answer each by its day">
      {open === 0 && <p className="muted">No request is open.</p>}
      <ul className="leaves">
        {next.map(({ reference, asked, dueOn }) => (
          <Leaf
            key={reference}
            day={dueOn}
            left={dueText(daysBetween(today, dueOn))}
            near={DUE_SOON_DAYS}
            today={today}
            note={reference}
          >
            <Link to="/people">
              {asked}
              <span className="visually-hidden"> {reference}</span>
            </Link>
          </Leaf>
        ))}
      </ul>
      {open > next.length && (
        <p className="d-small">
          <Link className="records__link" to="/people">
            All {open >= MAX_COUNTED_WAITING ? `${groupDigits(MAX_COUNTED_WAITING - 1)}+` : groupDigits(open)}{' '}
            in the list
          </Link>
        </p>
      )}
    </Panel>
  );
}

/** Open jobs that end soon, as leaves of a calendar. */
export function JobsEnding({ jobs, today }: { jobs: NonNullable<StartFigures['jobs']>; today: string }) {
  const { ending, endingCount } = jobs;
  return (
    <Panel title="Jobs that end soon" lead={`Their last day is within ${ENDING_SOON_DAYS} days`}>
      {ending.length === 0 ? (
        <p className="muted">No open job ends soon.</p>
      ) : (
        <ul className="leaves">
          {ending.map(({ Jid, OpenPosition, Location, closesOn }) => (
            <Leaf key={Jid} day={closesOn} today={today} note={Location}>
              <Link
                to="/jobs/$jid"
                params={{ jid: Jid }}
                title={OpenPosition}
                lang={findTextLanguage(OpenPosition)}
              >
                {OpenPosition}
              </Link>
            </Leaf>
          ))}
        </ul>
      )}
      {endingCount > 0 && (
        <p className="d-small">
          <Link className="records__link" to="/jobs" search={{ show: 'ending' }}>
            {endingCount === 1 ? 'The job in the list' : `All ${groupDigits(endingCount)} in the list`}
          </Link>
        </p>
      )}
    </Panel>
  );
}

/** Compliance documents that lapse soon or have lapsed, first ones first. All are shown. */
export function LicencesLapsing({ today }: { today: string }) {
  const { data } = trpc.compliance.list.useQuery();
  const [days] = LAPSE_WARNING_DAYS;
  const lapsing = (data ?? [])
    .flatMap(({ daysLeft, ...entry }) => (daysLeft === null || daysLeft > days ? [] : { ...entry, daysLeft }))
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
  return (
    <Panel title="Licences that lapse" lead={`Within ${days} days, or already`}>
      {data && lapsing.length === 0 && <p className="muted">No document lapses soon.</p>}
      <ul className="leaves">
        {lapsing.map(({ id, ComplianceName, daysLeft, published }) => (
          <Leaf
            key={id}
            day={daysBefore(today, -daysLeft)}
            today={today}
            note={published ? '' : 'Not public'}
          >
            <Link to="/compliance/$itemId" params={{ itemId: String(id) }} title={ComplianceName}>
              {ComplianceName}
            </Link>
          </Leaf>
        ))}
      </ul>
    </Panel>
  );
}

interface LeafProps {
  day: string;
  today: string;
  note: string;
  /** The sentence about the days left, where it is not the last day of something. */
  left?: string;
  /** It is marked as near from this many days on. */
  near?: number;
  children: ReactNode;
}

function Leaf({ day, today, note, left: leftWords, near = 3, children }: LeafProps) {
  const { number, month } = formatCalendarLeaf(day);
  const left = daysBetween(today, day);
  return (
    <li className={left <= near ? 'leaf leaf--near' : 'leaf'}>
      <time className="leaf__day" dateTime={day}>
        <b>{number}</b> {month}
      </time>
      <span>
        {children}
        <small>{[leftWords ?? leftText(left), note].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}

function leftText(left: number): string {
  if (left < 0) return left === -1 ? 'Lapsed yesterday' : `Lapsed ${-left} days ago`;
  if (left === 0) return 'Last day today';
  return left === 1 ? 'Last day tomorrow' : `${left} days left`;
}
