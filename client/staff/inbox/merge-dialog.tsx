import { useState } from 'react';
import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import type { PersonClaim, SamePerson } from '../../../src/contract/staff/same-person.ts';
import { explainError } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { When } from '../ui/when.tsx';
import { kindLabels } from './inbox-labels.ts';
import type { InboxItem } from './use-inbox-item.ts';

const MOST = 10;

interface MergeDialogProps {
  item: Pick<InboxItem, 'reference' | 'name'>;
  /** The known details of the item's person. */
  known: SamePerson | undefined;
  isPending: boolean;
  onMerge(other: string, seen: PersonClaim): void;
  onClose(): void;
}

/** Searches for the other item of a person, first by the name. */
export function MergeDialog({
  item: { reference, name },
  known,
  isPending,
  onMerge,
  onClose,
}: MergeDialogProps) {
  const [words, setWords] = useState(name);
  const [search, setSearch] = useState(name);
  const list = trpc.inbox.list.useQuery({ search }, { enabled: search !== '' });
  const said = [...(known?.entries ?? []), ...(known?.others ?? [])];
  const claimOf = (other: string) => said.find((each) => each.reference === other)?.claim ?? 'unsaid';
  const found = (list.data?.entries ?? []).filter(
    (entry) => entry.reference !== reference && claimOf(entry.reference) !== 'same',
  );
  return (
    <Modal title="Same person as…" onClose={onClose}>
      <StaffForm
        name="Find the other item"
        action="Search"
        call={{ isPending: list.isFetching, error: null }}
        onSubmit={() => setSearch(words.trim())}
      >
        <p className="d-small muted">
          For somebody who wrote from another address or number. The items stay as they are, and it can be
          taken back.
        </p>
        <TextInput
          label="Name, reference, e-mail or number"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onType={setWords}
        />
      </StaffForm>
      {list.error && <p role="alert">{explainError(list.error)}</p>}
      <div role="status">
        {list.data && found.length === 0 && <p className="muted">No other item was found.</p>}
      </div>
      {found.length > 0 && (
        <ul className="same-person merge-list">
          {found.slice(0, MOST).map((entry) => (
            <Choice
              key={entry.reference}
              entry={entry}
              isBusy={isPending}
              onChoose={() => onMerge(entry.reference, claimOf(entry.reference))}
            />
          ))}
        </ul>
      )}
      {found.length > MOST && <p className="d-small muted">There are more: search more exactly.</p>}
    </Modal>
  );
}

interface ChoiceProps {
  entry: InboxEntry;
  isBusy: boolean;
  onChoose(): void;
}

function Choice({ entry, isBusy, onChoose }: ChoiceProps) {
  const { reference, kind, name, about, submittedAt } = entry;
  return (
    <li className="same-person__row" data-other={reference}>
      <div className="same-person__words">
        <b lang={findTextLanguage(name)}>{name}</b>
        <span lang={findTextLanguage(about)}>{about}</span>
        <span className="muted">
          {kindLabels[kind].one} {reference} · <When at={submittedAt} full />
        </span>
      </div>
      <Button isBusy={isBusy} onClick={onChoose}>
        Same person<span className="visually-hidden"> as {reference}</span>
      </Button>
    </li>
  );
}
