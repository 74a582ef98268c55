/**
 * Query options for every list that a visitor sees. A failed load shows no notice: it is retried soon, then every
 * 30 seconds, and when the browser is online again.
 */
export const retryQuietly = {
  retry: 2,
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchInterval: (query: { state: { status: string } }) =>
    query.state.status === 'error' ? 30_000 : (false as const),
} as const;

interface Load {
  isFetching: boolean;
  failureCount: number;
  errorUpdateCount: number;
}

/** Whether to show that a list is loading. After a failure the list looks empty during further retries. */
export const isProcessing = ({ isFetching, failureCount, errorUpdateCount }: Load) =>
  isFetching && failureCount === 0 && errorUpdateCount === 0;
