import type { RetentionState } from '../../../../src/contract/staff/retention.ts';
import { messageOf } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { CallState } from '../../ui/call-state.tsx';
import { showDialog, showToast } from '../../ui/notices.ts';
import { ScreenSection } from '../../ui/screen-page.tsx';
import { CountsList } from './counts-list.tsx';
import { dueCounts } from './due-counts.ts';

/** What waits for an owner, why, and the button that lets it go. */
export function HeldRun({ held: { run, reason } }: { held: NonNullable<RetentionState['held']> }) {
  const { data, error } = trpc.retention.count.useQuery();
  const confirm = trpc.retention.confirm.useMutation({
    // Fails at once while offline: made later, it would remove what nobody has looked at.
    networkMode: 'always',
    onSuccess: (state) => {
      queries.retention.state.setData(undefined, state);
      void showToast('Old data is being removed.');
    },
    onError: () => void queries.retention.invalidate(),
  });
  const counts = data && dueCounts(data);
  const ask = async () => {
    const due = counts?.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
    const isSure = await showDialog({
      title: 'Remove this for good?',
      text: `${due?.join(', ') || 'Nothing is due today'}. Removed data cannot be brought back. ${reason}`,
      yes: 'Remove for good',
    });
    if (isSure) confirm.mutate({ run });
  };
  return (
    <ScreenSection title="Nothing is removed until an owner confirms it" lead={reason}>
      <p>
        Removed data cannot be brought back. If the clock is wrong, have it corrected, and the next day’s run
        goes on by itself. If it is right and this is expected, remove it now:
      </p>
      {error && <p role="alert">{messageOf(error)}</p>}
      {counts && (
        <>
          <CountsList counts={counts} />
          <Button kind="danger" isBusy={confirm.isPending} onClick={() => void ask()}>
            Remove now
          </Button>
        </>
      )}
      <CallState call={confirm} />
    </ScreenSection>
  );
}
