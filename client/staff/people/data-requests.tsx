import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type dataRequestStates,
  dataRequestStates as states,
} from '../../../src/contract/staff/data-requests.ts';
import { messageOf } from '../failure.ts';
import { trpcClient } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { DataRequestCard } from './data-request-card.tsx';
import './people.css';

type State = (typeof dataRequestStates)[number];
const stateNames: Record<State, string> = { open: 'Open', done: 'Done' };

/** What people have asked, by the day on which the answer is due. */
export function DataRequests() {
  const [state, setState] = useState<State>('open');
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery({
    queryKey: ['data requests', state],
    queryFn: ({ pageParam }) =>
      trpcClient.dataRequests.list.mutate({ state, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <ScreenSection
      title="Requests about personal data"
      lead="From the form of the privacy page. Each is to be answered by its day."
      actions={
        <fieldset className="switch">
          <legend className="visually-hidden">Which requests</legend>
          {states.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="state"
                checked={state === each}
                onChange={() => setState(each)}
                className="visually-hidden"
              />
              <span>{stateNames[each]}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      {error && <Empty title="The requests cannot be shown" text={messageOf(error)} />}
      {data && requests.length === 0 && (
        <p className="muted">
          {state === 'open' ? 'Nothing waits for an answer.' : 'None has been answered yet.'}
        </p>
      )}
      {requests.length > 0 && (
        <ul className="data-requests">
          {requests.map((request) => (
            <DataRequestCard key={request.reference} request={request} onChanged={() => refetch()} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button onClick={() => fetchNextPage()} disabled={isFetching}>
            Show more
          </Button>
        </div>
      )}
    </ScreenSection>
  );
}
