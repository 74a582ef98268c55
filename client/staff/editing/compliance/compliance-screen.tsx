import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fileUrl } from '../../../../src/contract/file-path.ts';
import type { StaffComplianceEntry } from '../../../../src/contract/staff/compliance.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RecordsTable } from '../../ui/records-table.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { Written } from '../../ui/written.tsx';
import { Note } from '../note.tsx';
import { daysText, findLapse } from './compliance-labels.ts';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import '../../inbox/inbox.css';
import '../../ui/records.css';
import './compliance.css';

export default function ComplianceScreen() {
  const [order, setOrder] = useState<'lapse'>();
  const { data: items, error } = trpc.compliance.list.useQuery();
  const [isAdding, setIsAdding] = useState(false);
  const lapsing = (items ?? []).filter((item) => item.published && findLapse(item) !== undefined);
  return (
    <ScreenPage
      title="Compliance"
      lead="Licences, certificates and policies as listed on the site and in older apps."
      actions={
        <Button kind="main" icon="plus" onClick={() => setIsAdding(true)}>
          Add a document
        </Button>
      }
    >
      {lapsing.length > 0 && <Warning items={lapsing} />}
      {error && <Empty title="The documents could not be loaded" text={explainError(error)} />}
      {items?.length === 0 && (
        <Empty title="No documents yet" text="Documents are listed on the site once they are published." />
      )}
      {items && items.length > 0 && (
        <fieldset className="tabs compliance-order">
          <legend className="visually-hidden">The order of the documents</legend>
          {([undefined, 'lapse'] as const).map((each) => (
            <button
              type="button"
              key={each ?? 'site'}
              aria-pressed={order === each}
              onClick={() => setOrder(each)}
            >
              {each === undefined ? 'As on the site' : 'By last day'}
            </button>
          ))}
        </fieldset>
      )}
      {items && items.length > 0 && (
        <RecordsTable
          className="records--lines"
          columns={['Title', 'Status', 'Validity', 'Versions', { title: 'Document', isHidden: true }]}
        >
          {(order === 'lapse' ? sortByLapse(items) : items).map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </RecordsTable>
      )}
      {isAdding && <NewDocumentDialog onClose={() => setIsAdding(false)} />}
    </ScreenPage>
  );
}

function Warning({ items }: { items: StaffComplianceEntry[] }) {
  const soonest = items.toSorted((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0));
  const isBad = items.some((item) => findLapse(item)?.tone === 'bad');
  return (
    <Note
      tone={isBad ? 'bad' : 'warning'}
      icon="clock"
      title={
        items.length === 1
          ? 'One document is due for renewal'
          : `${items.length} documents are due for renewal`
      }
    >
      {soonest.map((item, index) => (
        <span key={item.id}>
          {index > 0 && ' · '}
          <Link className="note__link" to="/compliance/$itemId" params={{ itemId: String(item.id) }}>
            <Written text={item.ComplianceName} />
          </Link>{' '}
          ({findLapse(item)?.text.toLowerCase()})
        </span>
      ))}
    </Note>
  );
}

function ValidDays({ validFrom, validUntil }: { validFrom: string | null; validUntil: string | null }) {
  const isLimited = validFrom !== null || validUntil !== null;
  return <span className={isLimited ? undefined : 'muted'}>{daysText(validFrom, validUntil)}</span>;
}

function ItemRow({ item }: { item: StaffComplianceEntry }) {
  const { id, ComplianceName, published, versions, current } = item;
  const lapse = findLapse(item);
  return (
    <tr>
      <td>
        <Link className="records__name" to="/compliance/$itemId" params={{ itemId: String(id) }}>
          <Written text={ComplianceName} />
        </Link>
      </td>
      <td data-label="Status">
        {published ? <Badge tone="good">Published</Badge> : <Badge tone="still">Not published</Badge>}
      </td>
      <td data-label="Validity">
        <span>
          {current === null ? 'Not valid yet' : <ValidDays {...current} />}{' '}
          {lapse && <Badge tone={lapse.tone}>{lapse.text}</Badge>}
        </span>
      </td>
      <td data-label="Versions">{versions}</td>
      <td>
        <div className="records__acts">
          {current && (
            <ButtonAnchor
              kind="plain"
              icon="out"
              label={`Open the PDF of ${ComplianceName}`}
              href={fileUrl(current.ComplianceDocumentPath)}
              target="_blank"
            />
          )}
        </div>
      </td>
    </tr>
  );
}

/** The document that lapses first stands first; those that never lapse or are not valid yet come last, by title. */
function sortByLapse(items: readonly StaffComplianceEntry[]): StaffComplianceEntry[] {
  return items.toSorted(
    (one, other) =>
      (one.daysLeft ?? Number.MAX_SAFE_INTEGER) - (other.daysLeft ?? Number.MAX_SAFE_INTEGER) ||
      one.ComplianceName.localeCompare(other.ComplianceName, 'en'),
  );
}
