import { useRef, useState } from 'react';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { faultsOf, needsCode } from '../failure.ts';
import { tell } from '../notices.ts';
import { queryClient, trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useShownFaults } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type ChosenVerification, VerificationInput } from './verification-input.tsx';

interface EraseDialogProps {
  who: string;
  confirmedBy: string | null;
  entries: readonly PersonEntry[];
  onClose(): void;
  onErased(): void;
  /** Something has come or gone since. */
  onLookAgain(): void;
}

/** What cannot be taken back is typed, not clicked. */
export function EraseDialog({ who, confirmedBy, entries, onClose, onErased, onLookAgain }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [verification, setVerification] = useState<ChosenVerification>('');
  const erase = trpc.people.erase.useMutation({
    onSuccess: ({ submissions, resumes, mails }) => {
      void queryClient.invalidateQueries();
      onErased();
      void tell(`Erased: submissions ${submissions}, resumes ${resumes}, mails ${mails}.`);
    },
    onError: (error) => {
      if (faultsOf(error).references !== undefined) onLookAgain();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useShownFaults(form, erase.error);
  const isKnown = confirmedBy !== null || verification !== '';
  const isSure = isKnown && typed.trim().toLowerCase() === who.trim().toLowerCase();
  return (
    <Modal title="Erase everything of this person?" onClose={onClose}>
      <form
        ref={form}
        className="staff-form"
        aria-label="Erase"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const references = entries.map(({ reference }) => reference);
          if (isSure && !erase.isPending)
            erase.mutate({ who, references, ...(verification !== '' && { verification }) });
        }}
      >
        <p>
          {entries.length === 1 ? 'One submission goes' : `${entries.length} submissions go`} with files,
          notes and waiting mails, for good. Of a request about personal data, only that it was made is kept.
        </p>
        <p className="d-small muted">
          Mails that were sent lie in your mailboxes: delete them there. An open order, a dispute or a legal
          duty may be a reason to keep something; then do not erase, and tell the person.
        </p>
        <VerificationInput confirmedBy={confirmedBy} value={verification} onType={setVerification} />
        <TextInput
          label={`Type ${who} to go on`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onType={setTyped}
        />
        {erase.error && (
          <p className="staff-form__error" role="alert">
            {needsCode(erase.error)
              ? 'It was not erased: your code is needed for that.'
              : 'It was not erased. Please look at what is there by now, and try again.'}
          </p>
        )}
        <div className="staff-form__end">
          <Button kind="danger" type="submit" disabled={!isSure || erase.isPending}>
            Erase for good
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
