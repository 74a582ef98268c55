import { ARCHIVE_KEPT_HOURS, type MovingOut } from '../../../../src/contract/staff/moving-out.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { showToast } from '../../ui/notices.ts';
import { ScreenPage, ScreenSection } from '../../ui/screen-page.tsx';
import { ArchiveContents } from './archive-contents.tsx';
import { ArchiveProgress } from './archive-progress.tsx';
import { ArchiveReady } from './archive-ready.tsx';

const ASK_EVERY_MS = 1_000;

export default function MovingOutScreen() {
  const { data: state, error } = trpc.movingOut.find.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? ASK_EVERY_MS : false),
  });
  return (
    <ScreenPage
      narrow
      title="Moving out"
      lead="Take everything with you as one ZIP file, whenever you like: to another product, to a lawyer, or as a copy of your own. It can be read without this product."
    >
      {error && !state && <Empty title="Moving out could not be loaded" text={explainError(error)} />}
      {state && <Archive state={state} />}
      <ArchiveContents />
    </ScreenPage>
  );
}

function Archive({ state }: { state: MovingOut }) {
  const { movingOut } = trpc.useUtils();
  const settled = {
    onSuccess: (next: MovingOut) => movingOut.find.setData(undefined, next),
    onError: (fault: unknown) => {
      void movingOut.find.invalidate();
      return showToast(explainError(fault));
    },
  };
  const begin = trpc.movingOut.begin.useMutation(settled);
  const stop = trpc.movingOut.stop.useMutation(settled);
  const remove = trpc.movingOut.remove.useMutation(settled);
  const isRunning = state.state === 'running';
  return (
    <ScreenSection
      title="The archive"
      lead={`It holds personal data, so your code is asked for again. It stays on the server for ${ARCHIVE_KEPT_HOURS} hours.`}
      actions={
        !isRunning && (
          <Button
            kind={state.state === 'ready' ? 'soft' : 'main'}
            isBusy={begin.isPending}
            onClick={() => begin.mutate({})}
          >
            {state.state === 'none' ? 'Make the archive' : 'Make a new archive'}
          </Button>
        )
      }
    >
      <p role="status" className="moving-out__state">
        {sentences[state.state](state)}
      </p>
      {isRunning && (
        <ArchiveProgress
          progress={state.progress}
          isStopping={stop.isPending || stop.isSuccess}
          onStop={() => stop.mutate({})}
        />
      )}
      {state.state === 'ready' && (
        <ArchiveReady archive={state} isRemoving={remove.isPending} onRemove={() => remove.mutate({})} />
      )}
    </ScreenSection>
  );
}

const sentences: Record<MovingOut['state'], (state: MovingOut) => string> = {
  none: () => 'There is no archive at the moment.',
  running: ({ by }) => `Being made for ${by}. You may leave this page; the website goes on as usual.`,
  ready: ({ by }) => `Ready. It was made for ${by}.`,
  stopped: () => 'It was stopped, and nothing of it was kept.',
  failed: ({ reason }) => `It could not be made. ${reason}`,
  interrupted: () => 'The server was restarted while it was being made, and nothing of it was kept.',
};
