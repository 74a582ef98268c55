import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditFilter } from '../../../src/contract/staff/audit.ts';
import { messageOf } from '../failure.ts';
import { trpcClient } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';

export default function AuditScreen() {
  const filter = useSearch({ strict: false }) as AuditFilter;
  const navigate = useNavigate();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['audit log', filter],
    queryFn: ({ pageParam }) =>
      trpcClient.auditLog.search.query({ ...filter, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const narrow = (changes: Partial<Record<keyof AuditFilter, string | undefined>>) => {
    const wanted = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    void navigate({ to: '/audit', search: Object.fromEntries(wanted), replace: true, resetScroll: false });
  };
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <ScreenPage
      title="Audit log"
      lead="Who signed in, read, downloaded, changed or erased what. Lines are only ever added, and kept for a year at least."
    >
      <AuditFilters filter={filter} onNarrow={narrow} />
      {error && <Empty title="The log cannot be shown" text={messageOf(error)} />}
      {data && lines.length === 0 && (
        <Empty title="No line matches" text="Choose a longer time, or fewer filters." />
      )}
      {lines.length > 0 && <AuditLines lines={lines} onSubject={(subject) => narrow({ subject })} />}
      {hasNextPage && (
        <div>
          <Button onClick={() => fetchNextPage()} disabled={isFetching}>
            Show older lines
          </Button>
        </div>
      )}
    </ScreenPage>
  );
}
