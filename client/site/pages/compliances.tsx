import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { Page } from '../../../src/content/types.ts';
import type { ComplianceItem } from '../../../src/contract/compliance.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { columnsOf } from '../../shared/ui/data-table-columns.ts';
import { retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { addressOfView, viewOfAddress } from '../../shared/ui/data-table-view.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useLoadedRows } from '../../shared/ui/use-loaded-rows.ts';
import { useTableAddress } from '../../shared/ui/use-table-address.ts';
import { trpc } from '../../trpc.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useFileUrl } from '../media/use-file-url.ts';
import { compliancesSearch } from './search-params.ts';

const column = columnsOf<ComplianceItem>();
const columns = column.columns([
  column.accessor((_item, index) => index + 1, {
    id: 'number',
    header: 'Sr No',
    enableGlobalFilter: false,
    meta: { look: 'id' },
  }),
  column.accessor('ComplianceName', { header: 'Title', meta: { look: 'title' } }),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { look: 'action' },
    cell: ({ row }) => <ViewLink item={row.original} />,
  }),
]);

const none: ComplianceItem[] = [];
const PATH = '/government-guidelines';
const route = getRouteApi(PATH);

/** Loads the whole list once; the table then pages, sorts and searches in the browser. */
export function CompliancesPage({ page }: { page: Page }) {
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
      <section className="section" aria-label="Compliance documents">
        <div className="wrap">
          <DataTable
            caption="Compliances"
            noun="documents"
            searchFor="Title of a document"
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
            empty="No document is published at the moment."
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
      View <span className="visually-hidden">{ComplianceName}, opens in a new tab</span>
      <Icon name="arrow-out" />
    </a>
  );
}
