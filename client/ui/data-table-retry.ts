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
