import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { mailStates } from '../../../src/contract/staff/mail.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import { messageOf } from '../failure.ts';
import { useMember } from '../session.ts';
import { trpcClient } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import type { MailAddress } from './mail-address.ts';
import { MAIL_LIST } from './mail-list-key.ts';
import { MailRow } from './mail-row.tsx';
import { MailSummaryStrip } from './mail-summary.tsx';
import { emptyWords, stateWords } from './mail-words.ts';
import '../content/list-tools.css';
import '../ui/records.css';
import './mail-screen.css';

/** What waits, what was sent, what failed, and what was given up until somebody sends it again. */
export default function MailScreen() {
  const { role } = useMember();
  const { state } = useSearch({ strict: false }) as MailAddress;
  const navigate = useNavigate();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useMails(state);
  const mails = data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <ScreenPage
      title="Mail"
      lead="Each submission brings a notice to the staff and a confirmation to the visitor."
    >
      {role === 'owner' && <MailSummaryStrip />}
      <div className="list-tools__views mail-tabs">
        {[undefined, ...mailStates].map((each) => (
          <button
            type="button"
            key={each ?? 'all'}
            aria-pressed={state === each}
            onClick={() => navigate({ to: '/mail', search: each === undefined ? {} : { state: each } })}
          >
            {each === undefined ? 'All' : stateWords[each].text}
          </button>
        ))}
      </div>
      {isPending && <LoadingBar label="Loading the mails" />}
      {error && <Empty title="The mails cannot be shown" text={messageOf(error)} />}
      {data && mails.length === 0 && <Empty {...emptyWords[state ?? 'any']} />}
      {mails.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              {['About', 'Mail', 'State', 'When', 'Action'].map((column) => (
                <th scope="col" key={column}>
                  {column === 'Action' ? <span className="visually-hidden">{column}</span> : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load older ones
          </Button>
        </div>
      )}
    </ScreenPage>
  );
}

function useMails(state: MailAddress['state']) {
  return useInfiniteQuery({
    queryKey: [MAIL_LIST, state],
    queryFn: ({ pageParam }) =>
      trpcClient.mail.list.query({
        ...(state !== undefined && { state }),
        ...(pageParam !== undefined && { after: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
