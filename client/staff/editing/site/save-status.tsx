import { explainError, readStatus } from '../../calls/failure.ts';
import { Button } from '../../ui/button.tsx';
import { StaffIcon, type StaffIconName } from '../../ui/staff-icon.tsx';
import type { SaveState } from './draft/autosaver.ts';

/** Whether everything typed is stored, and if not, why. */
export function SaveStatus({ save, onRetry }: { save: SaveState; onRetry(): void }) {
  const { icon, text, isBad } = describeSave(save);
  return (
    <div className="save-status" data-bad={isBad || undefined}>
      <StaffIcon name={icon} />
      <span role="status">{text}</span>
      {save.state === 'refused' && (
        <Button kind="plain" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function describeSave(save: SaveState): { icon: StaffIconName; text: string; isBad?: boolean } {
  switch (save.state) {
    case 'saved':
      return { icon: 'check', text: 'Saved' };
    case 'waiting':
    case 'saving':
      return { icon: 'clock', text: 'Saving…' };
    case 'unanswered':
      return {
        icon: 'alert',
        text: 'Not saved: the server does not answer. Your text is kept here and sent by itself.',
        isBad: true,
      };
    case 'held':
      return { icon: 'alert', text: 'Not saved: please choose between the two texts.', isBad: true };
    case 'refused':
      return { icon: 'alert', text: `Not saved: ${explainRefusal(save.error)}`, isBad: true };
  }
}

function explainRefusal(error: unknown): string {
  return readStatus(error) === 401
    ? 'you are signed out. Your text is kept here until you sign in again.'
    : explainError(error);
}
