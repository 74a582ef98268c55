import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { inboxCsvPath } from '../../../src/contract/staff/resume.ts';
import { tell } from '../notices.ts';
import { antiForgery } from '../trpc.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { queryOf } from './saved-views.tsx';

/** Exactly what the list shows, and all of it, for a spreadsheet. */
export function ExportLink({ filter }: { filter: InboxFilter }) {
  const words = (
    <>
      CSV<span className="visually-hidden"> of this list</span>
    </>
  );
  if (filter.search !== '')
    return (
      <Button kind="plain" icon="download" onClick={() => void download(filter)}>
        {words}
      </Button>
    );
  const query = queryOf(filter);
  return (
    <ButtonAnchor
      kind="plain"
      icon="download"
      href={query === '' ? inboxCsvPath : `${inboxCsvPath}?${query}`}
      download
    >
      {words}
    </ButtonAnchor>
  );
}

/** With a search, by hand: its words stand in no address. */
async function download(filter: InboxFilter): Promise<void> {
  const answer = await fetch(inboxCsvPath, {
    method: 'POST',
    headers: { ...antiForgery(), 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  }).catch(() => undefined);
  if (!answer?.ok) return tell('The list could not be exported. Please try again.');
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download =
    /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'inbox.csv';
  link.click();
  URL.revokeObjectURL(address);
}
