import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { inboxCsvPath } from '../../../src/contract/staff/resume.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { queryOf } from './saved-views.tsx';

/** Exactly what the list shows, and all of it, for a spreadsheet. */
export function ExportLink({ filter }: { filter: InboxFilter }) {
  const query = queryOf(filter);
  return (
    <ButtonAnchor
      kind="plain"
      icon="download"
      href={query === '' ? inboxCsvPath : `${inboxCsvPath}?${query}`}
      download
    >
      CSV<span className="visually-hidden"> of this list</span>
    </ButtonAnchor>
  );
}
