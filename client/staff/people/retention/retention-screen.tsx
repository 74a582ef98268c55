import type { RetentionState } from '../../../../src/contract/staff/retention.ts';
import { messageOf } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage, ScreenSection } from '../../ui/screen-page.tsx';
import { CountsList } from './counts-list.tsx';
import { dueCounts } from './due-counts.ts';
import { HeldRun } from './held-run.tsx';
import { RetentionRuns } from './retention-runs.tsx';

const ASK_EVERY_MS = 2_000;

/** Whether the last run is still at work: it has no counts yet, and waits for nobody. */
const isRunning = (state: RetentionState | undefined): boolean =>
  state !== undefined && state.held === null && state.runs[0]?.finishedAt === null;

export default function RetentionScreen() {
  const { data: state, error } = trpc.retention.state.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => isRunning(data) && ASK_EVERY_MS,
  });
  return (
    <ScreenPage
      title="Retention"
      lead="Old data is removed automatically once a day. After a change of periods the first run only counts; the next day’s run removes."
    >
      {error && <Empty title="Retention could not be loaded" text={messageOf(error)} />}
      {state && (
        <>
          {state.held !== null && <HeldRun held={state.held} />}
          <Periods state={state} />
          {state.held === null && <DryRun />}
          <ScreenSection title="Last runs">
            {state.runs.length === 0 ? (
              <p className="muted">No runs yet.</p>
            ) : (
              <RetentionRuns runs={state.runs} />
            )}
          </ScreenSection>
        </>
      )}
    </ScreenPage>
  );
}

function Periods({ state: { leads, applications, dataRequests, audit } }: { state: RetentionState }) {
  return (
    <ScreenSection
      title="Periods"
      lead="Configured on the server, and never longer than the privacy notice states."
    >
      <CountsList
        counts={[
          ['Contacts and quotations, after the last activity', `${leads} days`],
          ['Applications, after they were received', `${applications} days`],
          ['Requests about personal data, after the answer', `${dataRequests} days`],
          ['Audit log entries', `${audit} days`],
        ]}
      />
    </ScreenSection>
  );
}

/** Counts on demand only, because it takes a moment with many submissions. */
function DryRun() {
  const { data, error, isFetching, refetch } = trpc.retention.count.useQuery(undefined, { enabled: false });
  return (
    <ScreenSection
      title="Due for removal today"
      actions={
        <Button onClick={() => refetch()} disabled={isFetching}>
          Count now
        </Button>
      }
    >
      <div role="status">
        {error && <p>{messageOf(error)}</p>}
        {data && <CountsList counts={dueCounts(data)} />}
      </div>
    </ScreenSection>
  );
}
