import { Link } from '@tanstack/react-router';
import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { Badge } from '../ui/badge.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Initials } from '../ui/initials.tsx';
import { LanguageBadge } from '../ui/language-badge.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { AppliedBeforeBadge } from './applicants/applied-before.tsx';
import { StageBadge } from './applicants/stage-badge.tsx';
import { useColumns } from './columns/use-columns.ts';
import { AttentionMarks } from './follow-up-mark.tsx';
import { kindLabels } from './inbox-labels.ts';
import { StatusBadge } from './status-menu.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';
import { WaitingIcon } from './waiting-mark.tsx';

interface InboxRowProps {
  entry: InboxEntry;
  address: UseInboxAddress;
  isSelected: boolean;
  onToggle(reference: string): void;
}

export function InboxRow({ entry, address, isSelected, onToggle }: InboxRowProps) {
  const { reference, kind, locale, name, status, stage, assignee, flags, hasAnswer, submittedAt } = entry;
  const isOpened = address.item === reference;
  const { one, icon, topic } = kindLabels[kind];
  return (
    <li
      className={['inbox-row', isOpened && 'inbox-row--opened', isSelected && 'inbox-row--chosen']
        .filter(Boolean)
        .join(' ')}
      data-reference={reference}
      data-status={status}
      data-answered={hasAnswer || undefined}
    >
      {entry.mayWork && (
        <label className="inbox-row__choose">
          <input type="checkbox" checked={isSelected} onChange={() => onToggle(reference)} />
          <span className="visually-hidden">Select {reference}</span>
        </label>
      )}
      <Link
        className="inbox-row__link"
        to="/inbox"
        search={address.searchOf(reference)}
        hash={true}
        aria-current={isOpened ? 'true' : undefined}
        activeProps={{}}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void address.open(reference);
        }}
      >
        <span className="kind-tile" data-topic={topic}>
          <StaffIcon name={icon} />
          <span className="visually-hidden">{one}:</span>
        </span>
        <span className="inbox-row__words">
          <span className="inbox-row__name" lang={findTextLanguage(name)}>
            {name}
          </span>
          <RowDetails entry={entry} />
        </span>
        <span className="inbox-row__side">
          <When at={submittedAt} />
          <span className="inbox-row__marks">
            <WaitingIcon reference={reference} />
            <AppliedBeforeBadge before={entry.appliedBefore} />
            <AttentionMarks entry={entry} />
            {hasAnswer && <Badge tone="new">New answer</Badge>}
            <LanguageBadge locale={locale} />
            {flags.length > 0 && (
              <span className="inbox-row__flag" title="Flagged">
                <StaffIcon name="flag" />
                <span className="visually-hidden">Flagged.</span>
              </span>
            )}
            {assignee && (
              <span title={assignee.name}>
                <Initials name={assignee.name} />
                <span className="visually-hidden">Assigned to {assignee.name}.</span>
              </span>
            )}
            <ListStatus status={status} stage={stage} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Most items are new, which the bold name already shows, so a dot is enough for that status. */
function ListStatus({ status, stage }: Pick<InboxEntry, 'status' | 'stage'>) {
  if (stage !== null && status !== 'new' && status !== 'spam') return <StageBadge stage={stage} />;
  if (status !== 'new') return <StatusBadge status={status} />;
  return (
    <span className="inbox-row__new" title="New">
      <span className="visually-hidden">New</span>
    </span>
  );
}

/** The line below the name: the details that the member has chosen, in their order. */
function RowDetails({ entry }: { entry: InboxEntry }) {
  const columns = useColumns('inbox');
  const { one } = kindLabels[entry.kind];
  const details = {
    about: entry.about || one,
    kind: one,
    city: entry.city,
    reference: entry.reference,
    assignee: entry.assignee === null ? '' : `Assigned to ${entry.assignee.name}`,
    reason: entry.stageReason,
  };
  const shown = columns
    .map((column) => ({ column, text: details[column] }))
    .filter(({ text }) => text !== '');
  return (
    <span className="inbox-row__about">
      {shown.map(({ column, text }, index) => (
        <span key={column}>
          {index > 0 && ' · '}
          <span lang={findTextLanguage(text)}>{text}</span>
        </span>
      ))}
    </span>
  );
}
