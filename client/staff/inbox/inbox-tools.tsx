import { useState } from 'react';
import { useMember } from '../calls/session.ts';
import { Button } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { viewLabels } from './inbox-labels.ts';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';
import './inbox-tools.css';

interface InboxToolsProps {
  address: UseInboxAddress;
  onHelp(): void;
  onSearched(words: string): void;
}

/** The toolbar above the list: views, search and filters. */
export function InboxTools({ address, onHelp, onSearched }: InboxToolsProps) {
  const { filter, narrow } = address;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="inbox-tools">
      <div className="inbox-tools__head">
        <h1 className="d-title">Inbox</h1>
        <SavedViews address={address} />
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

function QuickFilters({ address: { filter, narrow } }: { address: UseInboxAddress }) {
  const me = useMember();
  const quick = [
    { text: 'New', isOn: filter.status === 'new', on: { status: 'new' }, off: { status: undefined } },
    { text: 'Mine', isOn: filter.assignee === me.id, on: { assignee: me.id }, off: { assignee: undefined } },
    {
      text: 'Unassigned',
      isOn: filter.assignee === 'nobody',
      on: { assignee: 'nobody' },
      off: { assignee: undefined },
    },
  ];
  return (
    <div className="quick">
      {quick.map(({ text, isOn, on, off }) => (
        <button type="button" key={text} aria-pressed={isOn} onClick={() => narrow(isOn ? off : on)}>
          {isOn && <StaffIcon name="check" />}
          {text}
        </button>
      ))}
    </div>
  );
}
