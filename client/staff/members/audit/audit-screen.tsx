import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AuditFilter } from '../../../../src/contract/staff/audit.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { auditSearch } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';

const route = getRouteApi('/audit');

export default function AuditScreen() {
  const filter = route.useSearch();
  const navigate = useNavigate();
  const list = trpc.auditLog.search.useInfiniteQuery(filter, {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  const narrow = (changes: Partial<Record<keyof AuditFilter, string | undefined>>) => {
    const search = auditSearch.parse({ ...filter, ...changes });
    void navigate({ to: '/audit', search, replace: true, resetScroll: false });
  };
  return (
    <ScreenPage
      title="Audit log"
      lead="Who signed in, read, downloaded, changed or erased what. Entries cannot be changed, and are kept for at least a year."
    >
      <AuditFilters filter={filter} onNarrow={narrow} />
      {list.error && <Empty title="The audit log could not be loaded" text={explainError(list.error)} />}
      {list.data && lines.length === 0 && (
        <Empty title="No entries found" text="Try a longer period, or remove some filters." />
      )}
      {lines.length > 0 && <AuditLines lines={lines} onSubject={(subject) => narrow({ subject })} />}
      <MoreButton list={list}>Show older entries</MoreButton>
    </ScreenPage>
  );
}
