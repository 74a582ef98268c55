import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../src/contract/page-answers.ts';
import { createQueryClient, queryClient, trpc, trpcClient } from '../../trpc.ts';
import { keyOfAnswer } from './asked-procedures.ts';
import { usePageData } from './page-data.ts';

/** Provides the clients to components that call the server. Answers that came with the page are not requested again. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { answers } = usePageData();
  const [client] = useState(() =>
    import.meta.env.SSR ? withAnswers(createQueryClient(), answers) : ofBrowser(answers),
  );
  return (
    <trpc.Provider client={trpcClient} queryClient={client}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

let taken = false;

/** Takes the answers of the first page only once, since they would be outdated later. */
function ofBrowser(answers: readonly Answer[]): QueryClient {
  if (!taken) withAnswers(queryClient, answers);
  taken = true;
  return queryClient;
}

function withAnswers(client: QueryClient, answers: readonly Answer[]): QueryClient {
  for (const { procedure, input, data } of answers) {
    const key = keyOfAnswer(procedure, input);
    if (key) client.setQueryData(key, data);
  }
  return client;
}
