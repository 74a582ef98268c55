/**
 * For every list that a visitor looks at. A failed load is never told: it shows what an empty list shows, and
 * asks again, soon at first and then every half a minute.
 */
export const retryQuietly = {
  retry: 2,
  networkMode: 'always',
  refetchInterval: (query: { state: { status: string } }) =>
    query.state.status === 'error' ? 30_000 : (false as const),
} as const;

interface Load {
  isFetching: boolean;
  failureCount: number;
  errorUpdateCount: number;
}

/** Whether to say that a list is on its way. What has failed once looks empty, however often it is asked for. */
export const isProcessing = ({ isFetching, failureCount, errorUpdateCount }: Load) =>
  isFetching && failureCount === 0 && errorUpdateCount === 0;
