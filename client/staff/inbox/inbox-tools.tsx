import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { MAX_COUNTED_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { useMay, useMember } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { viewLabels } from './inbox-labels.ts';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';
import './inbox.css';

interface InboxToolsProps {
  address: UseInboxAddress;
  onHelp(): void;
  onSearched(words: string): void;
}

/** The toolbar above the list: views, search and filters. */
export function InboxTools({ address, onHelp, onSearched }: InboxToolsProps) {
  const { filter, narrow } = address;
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay();
  return (
    <header className="inbox-tools">
      <div className="inbox-tools__head">
        <h1 className="d-title">Inbox</h1>
        <SavedViews address={address} />
        {may('setOfficeHours') && (
          <Link className="btn btn--plain btn--icon" to="/office-hours" title="Working hours">
            <StaffIcon name="calendar" />
            <span className="visually-hidden">Working hours</span>
          </Link>
        )}
        <Button kind="plain" icon="keyboard" label="Keyboard shortcuts" onClick={onHelp} />
      </div>
      <div className="tabs inbox-tools__views">
        {(['open', 'inbox', 'suspects'] as const).map((view) => (
          <button
            type="button"
            key={view}
            aria-pressed={filter.view === view}
            onClick={() => narrow({ view })}
          >
            {viewLabels[view]}
          </button>
        ))}
      </div>
      <div className="inbox-tools__search">
        <SearchField key={filter.view} address={address} onSearched={onSearched} />
        <Button icon="filter" label="Filters" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      </div>
      {isOpen && <FilterFields address={address} />}
      <div className="inbox-tools__marks">
        <QuickFilters address={address} />
        <FilterChips address={address} />
      </div>
    </header>
  );
}

function QuickFilters({ address: { item, filter, narrow } }: { address: UseInboxAddress }) {
  const me = useMember();
  const { data: state } = trpc.live.inbox.useQuery(item === undefined ? {} : { item }, {
    // The frame asks for it.
    enabled: false,
    placeholderData: keepPreviousData,
  });
  const quick: QuickFilter[] = [
    { text: 'New', isOn: filter.status === 'new', on: { status: 'new' }, off: { status: undefined } },
    { text: 'Mine', isOn: filter.assignee === me.id, on: { assignee: me.id }, off: { assignee: undefined } },
    {
      text: 'Unassigned',
      isOn: filter.assignee === 'nobody',
      on: { assignee: 'nobody' },
      off: { assignee: undefined },
    },
    {
      text: 'Over 24 hours',
      count: state?.late,
      isOn: filter.waiting === 'late',
      on: { waiting: 'late' },
      off: { waiting: undefined },
    },
    {
      text: 'Follow-ups',
      count: state?.followUps,
      isOn: filter.followUp === me.id,
      on: { followUp: me.id },
      off: { followUp: undefined },
    },
    {
      text: 'Mentions',
      count: state?.mentions,
      isOn: filter.mentioned === me.id,
      // Closed items as well, so that nobody looks for one in vain.
      on: { mentioned: me.id, view: 'inbox' },
      off: { mentioned: undefined },
    },
  ];
  return (
    <div className="quick">
      {quick.map(({ text, count = 0, isOn, on, off }) => (
        <button type="button" key={text} aria-pressed={isOn} onClick={() => narrow(isOn ? off : on)}>
          {isOn && <StaffIcon name="check" />}
          {text}
          {count > 0 && (
            <span className="quick__count">
              {count >= MAX_COUNTED_WAITING ? `${MAX_COUNTED_WAITING - 1}+` : count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface QuickFilter {
  text: string;
  /** How many there are, where it is worth a look. */
  count?: number | undefined;
  isOn: boolean;
  on: Partial<Record<keyof InboxFilter, string>>;
  off: Partial<Record<keyof InboxFilter, undefined>>;
}
