/**
 * For every list that a visitor looks at. No notice tells of a failed load: it is asked for again, soon at first, then
 * every half a minute, and as soon as the line is back.
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

/** Whether to say that a list is on its way. What has failed once looks empty, however often it is asked for. */
export const isProcessing = ({ isFetching, failureCount, errorUpdateCount }: Load) =>
  isFetching && failureCount === 0 && errorUpdateCount === 0;
