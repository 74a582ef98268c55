import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import {
  type dataRequestStates,
  dataRequestStates as states,
} from '../../../src/contract/staff/data-requests.ts';
import { explainError } from '../calls/failure.ts';
import { readingKey, useRecordedPages } from '../calls/recorded-reading.ts';
import { trpc, trpcClient } from '../calls/trpc.ts';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { DataRequestCard } from './data-request-card.tsx';
import './people.css';

type State = (typeof dataRequestStates)[number];
const stateNames: Record<State, string> = { open: 'Open', done: 'Answered' };

/** Requests about personal data, ordered by due date. */
export function DataRequests({ onFind }: { onFind(who: string): void }) {
  const [state, setState] = useState<State>('open');
  const list = useRecordedPages(readingKey(getMutationKey(trpc.dataRequests.list), { state }), (cursor) =>
    trpcClient.dataRequests.list.mutate({ state, cursor }),
  );
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <ScreenSection
      title="Requests about personal data"
      lead="Received through the form on the privacy page. Answer each by its due date."
      actions={
        <fieldset className="switch switch--short">
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
      {list.error && <Empty title="The requests could not be loaded" text={explainError(list.error)} />}
      {list.data && requests.length === 0 && (
        <p className="muted">{state === 'open' ? 'No open requests.' : 'No answered requests yet.'}</p>
      )}
      {requests.length > 0 && (
        <ul className="data-requests">
          {requests.map((request) => (
            <DataRequestCard
              key={request.reference}
              request={request}
              onFind={onFind}
              onChanged={() => list.refetch()}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </ScreenSection>
  );
}
