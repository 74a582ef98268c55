import { useNavigate } from '@tanstack/react-router';
import { groupDigits } from '../../../../src/content/group-digits.ts';
import type { MovingBack } from '../../../../src/contract/staff/moving-back.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CallState } from '../../ui/call-state.tsx';
import { showDialog, showToast } from '../../ui/notices.ts';
import { useArrivedActs } from './archive-calls.ts';

/** The acts that the archive's state allows. */
export function ArchiveActs({ arrived: { state, fileName, rows, files } }: { arrived: MovingBack }) {
  const { begin, readAgain, discard } = useArrivedActs();
  const navigate = useNavigate();
  const moveIn = async () => {
    const isSure = await showDialog({
      title: 'Move this archive in now?',
      text: `${groupDigits(rows)} records and ${groupDigits(files)} files come into this empty Guardhouse, as they were. It cannot be taken back. You stay signed in; everybody else of the archive is invited again. Nobody is mailed.`,
      yes: 'Move in',
      no: 'Not yet',
    });
    if (isSure) begin.mutate({});
  };
  const remove = async () => {
    const isSure = await showDialog({
      title: 'Discard this archive?',
      text: `${fileName} is removed here. Whatever has come in stays.`,
      yes: 'Discard',
      no: 'Keep it',
    });
    if (!isSure) return;
    await discard.mutateAsync({});
    await navigate({ to: '/moving-in' });
    void showToast('The archive was discarded.');
  };
  return (
    <div className="moving-acts">
      {state === 'rehearsed' && (
        <Button kind="main" isBusy={begin.isPending} onClick={() => void moveIn()}>
          Move in…
        </Button>
      )}
      {state === 'done' && (
        <ButtonAnchor kind="main" href="/staff">
          Open the start page
        </ButtonAnchor>
      )}
      {(state === 'refused' || state === 'failed' || state === 'interrupted') && (
        <Button kind="main" isBusy={readAgain.isPending} onClick={() => readAgain.mutate({})}>
          Read it again
        </Button>
      )}
      {state !== 'running' && (
        <Button kind="plain" isBusy={discard.isPending} onClick={() => void remove().catch(() => undefined)}>
          Discard
        </Button>
      )}
      <CallState call={begin} />
      <CallState call={readAgain} />
      <CallState call={discard} />
    </div>
  );
}
