import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import type { Words } from '../../../src/content/words.ts';
import type { ComplianceItem } from '../../../src/contract/compliance.ts';
import { retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { trpc } from '../../trpc.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useFileUrl } from '../media/use-file-url.ts';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { DataTable } from '../table/data-table.tsx';
import { describeColumns } from '../table/data-table-columns.ts';
import { addressOfView, viewOfAddress } from '../table/data-table-view.ts';
import { useLoadedRows } from '../table/use-loaded-rows.ts';
import { useTableAddress } from '../table/use-table-address.ts';
import { compliancesSearch } from './search-params.ts';

const column = describeColumns<ComplianceItem>();
const createColumns = (words: Words) =>
  column.columns([
    column.accessor((_item, index) => index + 1, {
      id: 'number',
      header: words('compliances.number'),
      enableGlobalFilter: false,
      meta: { look: 'id' },
    }),
    column.accessor('ComplianceName', {
      header: words('compliances.title'),
      meta: { look: 'title', isEnglish: true },
    }),
    column.display({
      id: 'action',
      header: words('compliances.action'),
      meta: { look: 'action' },
      cell: ({ row }) => <ViewLink item={row.original} />,
    }),
  ]);

const none: ComplianceItem[] = [];
const PATH = '/government-guidelines';
const route = getRouteApi(PATH);

/** Loads the whole list once; the table then pages, sorts and searches in the browser. */
export function CompliancesPage({ page }: { page: Page }) {
  const words = useWords();
  const columns = useMemo(() => createColumns(words), [words]);
  const router = useRouter();
  const navigate = useNavigate();
  const [view, show] = useTableAddress(
    viewOfAddress(compliancesSearch.parse(route.useSearch())),
    addressOfView,
    (search, options) => void navigate({ to: PATH, search, ...options }),
  );
  const list = trpc.compliance.list.useQuery({}, { ...retryQuietly, staleTime: Number.POSITIVE_INFINITY });
  const { data, processing, failure } = useLoadedRows(list, view);
  return (
    <>
      <PageHero page={page} />
      <section className="section" aria-label={words('compliances.list')}>
        <div className="wrap">
          <DataTable
            area="compliances"
            columns={columns}
            rows={data ?? none}
            all={data?.length}
            path={PATH}
            hrefOf={(view) => router.buildLocation({ to: PATH, search: addressOfView(view) }).href}
            view={view}
            shownView={view}
            onView={show}
            processing={processing}
            failure={failure}
          />
        </div>
      </section>
    </>
  );
}

function ViewLink({ item: { ComplianceName, ComplianceDocumentPath } }: { item: ComplianceItem }) {
  const fileUrl = useFileUrl();
  return (
    <a className="data-table__go" href={fileUrl(ComplianceDocumentPath)} target="_blank" rel="noopener">
      <Message id="compliances.view" values={{ title: ComplianceName }} />
      <Icon name="arrow-out" />
    </a>
  );
}
