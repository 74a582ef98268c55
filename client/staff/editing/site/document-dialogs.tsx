import type { DocumentId } from '../../../../src/content-id.ts';
import type { SiteContentEntry, SiteFault, SiteTreeEntry } from '../../../../src/contract/staff/site.ts';
import { Modal } from '../../ui/modal.tsx';
import { fetchEditedDocument } from './calls/edited-document.ts';
import type { EditingSession, SessionView } from './draft/editing-session.ts';
import { DiscardDialog } from './pages/discard-dialog.tsx';
import { NewPageDialog } from './pages/new-page-dialog.tsx';
import { RenameDialog } from './pages/rename-dialog.tsx';
import { Usage } from './pages/usage.tsx';
import { WithdrawDialog } from './pages/withdraw-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { Releases } from './publish/releases.tsx';

export type DocumentDialog = 'publish' | 'duplicate' | 'rename' | 'withdraw' | 'discard' | 'usage' | 'files';

interface DocumentDialogsProps {
  dialog: DocumentDialog | undefined;
  id: DocumentId;
  entry: SiteTreeEntry;
  /** Everything that can be published. */
  contents: readonly SiteContentEntry[];
  session: EditingSession;
  view: SessionView;
  mayPublish: boolean;
  onFaults(faults: readonly SiteFault[]): void;
  onReveal(path: string): void;
  onClose(): void;
}

/** The dialogs of the open document, of which at most one is open. */
export function DocumentDialogs(props: DocumentDialogsProps) {
  const { dialog, id, entry, contents, session, view, mayPublish, onFaults, onReveal, onClose } = props;
  switch (dialog) {
    case undefined:
      return null;
    case 'publish':
      return (
        <PublishDialog
          entries={contents.filter((each) => each.differs || each.document === id)}
          first={id}
          save={() => session.flush()}
          mayPublish={mayPublish}
          onFaults={onFaults}
          onReveal={onReveal}
          onClose={onClose}
        />
      );
    case 'duplicate':
      return <NewPageDialog copyOf={entry} onClose={onClose} />;
    case 'rename':
      return <RenameDialog entry={entry} session={session} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog entry={entry} onClose={onClose} />;
    case 'discard':
      return (
        <DiscardDialog
          entry={entry}
          session={session}
          onClose={onClose}
          version={view.version}
          reread={async () => {
            const { draft, body } = await fetchEditedDocument(id);
            return { version: draft, body, by: null };
          }}
        />
      );
    case 'usage':
      return (
        <Modal title={entry.path === null ? 'Releases' : 'What links here'} onClose={onClose}>
          {entry.path === null ? <Releases mayCancel={mayPublish} /> : <Usage page={id} />}
        </Modal>
      );
  }
}
