import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { mailStates } from '../../../../src/contract/staff/mail.ts';
import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { readingKey, useRecordedPages } from '../../calls/recorded-reading.ts';
import { useMay } from '../../calls/session.ts';
import { trpc, trpcClient } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { RecordsTable } from '../../ui/records-table.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { emptyMessages, stateLabels } from './mail-labels.ts';
import { MailRow } from './mail-row.tsx';
import { MailSummaryStrip } from './mail-summary.tsx';
import '../../editing/editing.css';
import '../../ui/records.css';
import '../conversation.css';

const route = getRouteApi('/mail');
const STALE_MS = 5 * 60_000;

/** The outbox: mails that are waiting, sent, being retried, failed or held. */
export default function MailScreen() {
  const mayCheck = useMay()('checkMails');
  const { state } = route.useSearch();
  const navigate = useNavigate();
  const list = useRecordedPages(
    readingKey(getMutationKey(trpc.mail.list), { state }),
    (cursor) => trpcClient.mail.list.mutate({ state, cursor }),
    // Each reading is recorded in the audit log, so nothing is refetched without a click.
    { staleTime: STALE_MS, refetchOnWindowFocus: false },
  );
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <ScreenPage
      title="Mail"
      lead={
        mayCheck
          ? 'Notices, confirmations, replies, reminders and security alerts, and what became of each.'
          : 'Notices to staff, confirmations and replies to visitors, and what became of each.'
      }
    >
      {mayCheck && <MailSummaryStrip />}
      <div className="switch mail-tabs">
        {[undefined, ...mailStates].map((each) => (
          <button
            type="button"
            key={each ?? 'all'}
            aria-pressed={state === each}
            onClick={() => navigate({ to: '/mail', search: each === undefined ? {} : { state: each } })}
          >
            {each === undefined ? 'All' : stateLabels[each].text}
          </button>
        ))}
      </div>
      {list.isPending && <LoadingBar label="Loading the mails" />}
      {list.error && <Empty title="The mails could not be loaded" text={explainError(list.error)} />}
      {list.data && mails.length === 0 && <Empty {...emptyMessages[state ?? 'any']} />}
      {mails.length > 0 && (
        <RecordsTable columns={['About', 'Mail', 'State', 'When', { title: 'Action', isHidden: true }]}>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </RecordsTable>
      )}
      <MoreButton list={list}>Load older mails</MoreButton>
    </ScreenPage>
  );
}
