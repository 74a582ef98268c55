import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { downloadByPost } from '../members/code/download.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { type ChosenVerification, VerificationInput } from './verification-input.tsx';

interface ExportDialogProps {
  who: string;
  confirmedBy: string | null;
  /** Those that are exported, where several persons were found. */
  entries?: readonly PersonEntry[];
  onClose(): void;
}

export function ExportDialog({ who, confirmedBy, entries, onClose }: ExportDialogProps) {
  const [verification, setVerification] = useState<ChosenVerification>('');
  const save = useMutation({
    // Fails at once while offline. A paused mutation would download the file later, unnoticed.
    networkMode: 'always',
    mutationFn: () =>
      downloadByPost(
        '/staff/files/person',
        {
          who,
          verification: verification === '' ? undefined : verification,
          references: entries?.map(({ reference }) => reference),
        },
        'person.zip',
      ),
    onSuccess: (fault) => {
      onClose();
      if (fault !== undefined) void showToast(fault);
    },
  });
  const isKnown = confirmedBy !== null || verification !== '';
  return (
    <Modal title="Export this person’s data?" onClose={onClose}>
      <form
        className="staff-form"
        aria-label="Export"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isKnown && !save.isPending) save.mutate();
        }}
      >
        <p>
          The ZIP contains everything this person has sent us, including resumes and mails. Do not share it
          with anyone else.
        </p>
        <VerificationInput confirmedBy={confirmedBy} value={verification} onType={setVerification} />
        <div className="staff-form__end">
          <Button kind="main" type="submit" disabled={!isKnown || save.isPending}>
            Download ZIP
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
