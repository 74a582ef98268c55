import { useMutation } from '@tanstack/react-query';
import type { ContentId } from '../../../../../src/content-id.ts';
import type { SiteHistoryEntry } from '../../../../../src/contract/staff/site-history.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallState } from '../../../ui/call-state.tsx';
import { showToast } from '../../../ui/notices.ts';
import { When } from '../../../ui/when.tsx';
import { Written } from '../../../ui/written.tsx';
import { fetchVersion } from '../calls/edited-document.ts';
import type { EditingSession } from '../draft/editing-session.ts';
import { Changes } from './changes.tsx';

interface HistoryEntryProps {
  id: ContentId;
  entry: SiteHistoryEntry;
  session: EditingSession;
  /** The version that is in the form. */
  current: number | null;
  isOpen: boolean;
  onToggle(): void;
  onReveal(path: string): void;
}

export function HistoryEntry({ id, entry, session, current, isOpen, onToggle, onReveal }: HistoryEntryProps) {
  const { version, by, at, fields, note, isAside, isPublished } = entry;
  const find = useMutation({ mutationFn: () => fetchVersion(id, version) });
  const goBack = async () => {
    const { body } = await find.mutateAsync();
    // It goes through the form, so that it can be undone and is saved like any other change.
    session.change({ kind: 'replace', body });
    void showToast('The draft says what this version said.', () => session.undo());
  };
  return (
    <li>
      <div className="site-history__head">
        <p>
          <b>
            <Written text={by ?? 'The product'} />
          </b>
          <small>
            <When at={at} full />
          </small>
        </p>
        {isPublished && <Badge tone="good">Published</Badge>}
        {isAside && <Badge tone="still">Not taken</Badge>}
      </div>
      {note && <p className="site-history__note">{note}</p>}
      {fields.length > 0 && <p className="muted">{fields.join(', ')}</p>}
      <div className="site-history__acts">
        <Button kind="plain" aria-expanded={isOpen} onClick={onToggle}>
          What differs from now
        </Button>
        {version !== current && (
          <Button icon="undo" isBusy={find.isPending} onClick={() => void goBack().catch(() => undefined)}>
            Go back to this version
          </Button>
        )}
      </div>
      <CallState call={find} />
      {isOpen && <Changes document={id} from={version} to={current} onReveal={onReveal} />}
    </li>
  );
}
