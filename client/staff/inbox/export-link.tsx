import type { CsvColumn } from '../../../src/contract/staff/columns.ts';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { inboxCsvPath } from '../../../src/contract/staff/resume.ts';
import { download, downloadByPost } from '../members/code/download.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { showToast } from '../ui/notices.ts';
import { writeQuery } from './view-query.ts';

/** Exports the whole filtered list as CSV. */
export function ExportLink({ filter }: { filter: InboxFilter }) {
  const words = (
    <>
      CSV<span className="visually-hidden"> of this list</span>
    </>
  );
  // A search is exported by POST, because its words must not appear in an address, and thus in no log.
  if (filter.search !== '')
    return (
      <Button kind="plain" icon="download" onClick={() => void downloadFound(filter)}>
        {words}
      </Button>
    );
  const query = writeQuery(filter);
  const path = query === '' ? inboxCsvPath : `${inboxCsvPath}?${query}`;
  return (
    <ButtonAnchor
      kind="plain"
      icon="download"
      href={path}
      download
      onClick={(event) => {
        event.preventDefault();
        void download(path);
      }}
    >
      {words}
    </ButtonAnchor>
  );
}

async function downloadFound(filter: InboxFilter): Promise<void> {
  const fault = await downloadByPost(inboxCsvPath, filter, 'inbox.csv');
  if (fault !== undefined) await showToast(fault);
}

/** Exports only the selected items. @param columns undefined for all. */
export async function downloadSelected(
  filter: Partial<InboxFilter>,
  items: readonly { reference: string }[],
  columns: CsvColumn[] | undefined,
): Promise<void> {
  const references = items.map(({ reference }) => reference);
  const fault = await downloadByPost(inboxCsvPath, { ...filter, references, columns }, 'inbox.csv');
  if (fault !== undefined) await showToast(fault);
}
