import { nameInEnglish } from '../../../src/languages.ts';
import { useMember } from '../calls/session.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { useStages } from './applicants/use-stages.ts';
import { doorLabels, flagNames, kindLabels, statusLabels } from './inbox-labels.ts';
import { useAssignees } from './use-assignees.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';

/** The active filters, each with a button to remove it. */
export function FilterChips({ address: { filter, narrow } }: { address: UseInboxAddress }) {
  const me = useMember();
  const assignees = useAssignees();
  const stages = useStages();
  const { kind, status, stage, assignee, flag, locale, city, door, unanswered, job, from, until } = filter;
  const { followUp, mentioned } = filter;
  const nameOf = (id: string) => assignees.find((each) => each.id === id)?.name ?? 'a former member';
  // These two have a quick filter button.
  const isQuick = assignee === 'nobody' || assignee === me.id;
  const chips = [
    { key: 'kind', text: kind && kindLabels[kind].many },
    { key: 'status', text: status && status !== 'new' && statusLabels[status].text },
    { key: 'stage', text: stage && `Stage: ${stages.find(({ id }) => id === stage)?.name ?? 'removed'}` },
    { key: 'assignee', text: assignee && !isQuick && `Assigned to ${nameOf(assignee)}` },
    { key: 'flag', text: flag && flagNames[flag] },
    { key: 'locale', text: locale && nameInEnglish(locale) },
    {
      key: 'followUp',
      text:
        followUp &&
        followUp !== me.id &&
        (followUp === 'all' ? 'Any follow-up' : `Follow-ups of ${nameOf(followUp)}`),
    },
    { key: 'mentioned', text: mentioned && mentioned !== me.id && `Mentions ${nameOf(mentioned)}` },
    { key: 'city', text: city && `City: ${city}` },
    { key: 'door', text: door && doorLabels[door] },
    { key: 'unanswered', text: unanswered && 'Not answered yet' },
    { key: 'job', text: job && `Job: ${job}` },
    { key: 'from', text: from && `From ${from}` },
    { key: 'until', text: until && `To ${until}` },
  ].filter(({ text }) => text);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Narrowed by">
      {chips.map(({ key, text }) => (
        <li key={key}>
          <button type="button" onClick={() => narrow({ [key]: undefined })}>
            <span className="visually-hidden">Remove the filter </span>
            {text} <StaffIcon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
