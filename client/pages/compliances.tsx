import { useState } from 'react';
import type { Page } from '../../src/content/types.ts';
import type { ComplianceItem } from '../../src/contract/compliance.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useFileUrl } from '../media/use-file-url.ts';
import { trpc } from '../trpc.ts';
import { DataTable } from '../ui/data-table.tsx';
import { columnsOf } from '../ui/data-table-columns.ts';
import { isProcessing, retryQuietly } from '../ui/data-table-retry.ts';
import { firstView } from '../ui/data-table-view.ts';
import { Icon } from '../ui/icon.tsx';

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

/** The whole list is loaded once; the table pages, sorts and searches in what it has. */
export function CompliancesPage({ page }: { page: Page }) {
  const [view, setView] = useState(firstView);
  const list = trpc.compliance.list.useQuery({}, { ...retryQuietly, staleTime: Number.POSITIVE_INFINITY });
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
            rows={list.data ?? none}
            view={view}
            onView={setView}
            processing={isProcessing(list)}
            empty="No document is published at the moment."
            rest={<RestOfDocuments items={list.data?.slice(firstView.size) ?? none} />}
          />
        </div>
      </section>
    </>
  );
}

/** Those who cannot turn the page find every document here. */
function RestOfDocuments({ items }: { items: ComplianceItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.ComplianceDocumentPath}>
          {item.ComplianceName} <ViewLink item={item} />
        </li>
      ))}
    </ul>
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
