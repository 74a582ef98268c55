import { useRef, useState } from 'react';
import { type PersonEntry, sayErased } from '../../../src/contract/staff/people.ts';
import { explainError, isUnanswered, needsCode, readFaults } from '../calls/failure.ts';
import { queryClient, trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { useFocusFirstFault } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type ChosenVerification, VerificationInput } from './verification-input.tsx';

interface EraseDialogProps {
  who: string;
  confirmedBy: string | null;
  /** Those that are erased. */
  entries: readonly PersonEntry[];
  /** Those of other persons, who share the contact. */
  kept: readonly PersonEntry[];
  /** How many persons were chosen. */
  persons: number;
  onClose(): void;
  onErased(): void;
  /** Searches again, because entries have come or gone since the search. */
  onSearchAgain(): void;
}

/** Asks the member to type the address, because an erasure cannot be undone. */
export function EraseDialog({
  who,
  confirmedBy,
  entries,
  kept,
  persons,
  onClose,
  onErased,
  onSearchAgain,
}: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [verification, setVerification] = useState<ChosenVerification>('');
  const erase = trpc.people.erase.useMutation({
    // Fails at once while offline. A paused mutation would run later, unnoticed, and an erasure cannot be undone.
    networkMode: 'always',
    onSuccess: (counts) => {
      void queryClient.invalidateQueries();
      onErased();
      void showToast(`Erased: ${sayErased(counts)}.`);
    },
    onError: (error) => {
      if (readFaults(error).references !== undefined) onSearchAgain();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstFault(form, erase.error);
  const isKnown = confirmedBy !== null || verification !== '';
  const isReady = isKnown && typed.trim().toLowerCase() === who.trim().toLowerCase();
  return (
    <Modal title="Erase this person’s data?" onClose={onClose}>
      <form
        ref={form}
        className="staff-form"
        aria-label="Erase"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !erase.isPending)
            erase.mutate({
              who,
              references: listReferences(entries),
              kept: listReferences(kept),
              persons,
              ...(verification !== '' && { verification }),
            });
        }}
      >
        <p>
          {entries.length === 1 ? 'One submission is' : `${entries.length} submissions are`} erased
          permanently, with files, notes and waiting mails. Of a request about personal data, only the fact
          that it was made is kept.
          {kept.length > 0 &&
            ` ${kept.length === 1 ? 'One submission' : `${kept.length} submissions`} of somebody else with the same contact ${kept.length === 1 ? 'stays' : 'stay'}.`}
        </p>
        <p className="d-small muted">
          Mails already sent remain in your mailboxes: delete them there. If an open order, a dispute or a law
          requires you to keep something, do not erase, and inform the person.
        </p>
        <VerificationInput confirmedBy={confirmedBy} value={verification} onType={setVerification} />
        <TextInput
          label={`Type ${who} to confirm`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onType={setTyped}
        />
        {erase.error && (
          <p className="staff-form__error" role="alert">
            {explainFailure(erase.error)}
          </p>
        )}
        <div className="staff-form__end">
          <Button kind="danger" type="submit" disabled={!isReady || erase.isPending}>
            Erase permanently
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const listReferences = (entries: readonly PersonEntry[]) => entries.map(({ reference }) => reference);

function explainFailure(error: unknown): string {
  if (needsCode(error)) return 'Nothing was erased: your code is required.';
  if (isUnanswered(error)) return explainError(error);
  return 'Nothing was erased. Please check the list and try again.';
}
