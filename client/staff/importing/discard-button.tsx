import { useNavigate } from '@tanstack/react-router';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { useDiscard } from './moving-in-calls.ts';

interface DiscardButtonProps {
  opened: Pick<OpenedImport, 'id' | 'fileName'>;
  children: string;
}

/** Removes a file of which nothing was written. */
export function DiscardButton({ opened: { id, fileName }, children }: DiscardButtonProps) {
  const navigate = useNavigate();
  const discard = useDiscard(() => {
    void navigate({ to: '/moving-in' });
    void showToast('The file was discarded.');
  });
  const ask = async () => {
    const isSure = await showDialog({
      title: 'Discard this file?',
      text: `Nothing of ${fileName} has been written. The file and its rehearsal are removed here.`,
      yes: 'Discard',
      no: 'Keep it',
    });
    if (isSure) discard.mutate({ id });
  };
  return (
    <>
      <Button kind="plain" isBusy={discard.isPending} onClick={() => void ask()}>
        {children}
      </Button>
      <CallState call={discard} />
    </>
  );
}
