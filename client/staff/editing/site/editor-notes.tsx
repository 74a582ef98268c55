import type { EditedDocument } from '../../../../src/contract/staff/site.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices.ts';
import { When } from '../../ui/when.tsx';
import { Note } from '../note.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { joinPath, readAt } from './draft/body-path.ts';
import type { EditingSession, SessionView } from './draft/editing-session.ts';

interface EditorNotesProps {
  session: EditingSession;
  view: SessionView;
  /** The fields that no schema knows, as they are stored. */
  unknown?: EditedDocument['unknown'];
  /** Names a field in the words of the form. */
  nameOf(path: string): string;
  onReveal(path: string): void;
}

/** Shows what a member has to know before typing anything else. */
export function EditorNotes({ session, view, unknown: stored = [], nameOf, onReveal }: EditorNotesProps) {
  const { conflicts, colleague, restoredFrom, document } = view;
  // A part that was removed here a moment ago is still in the stored draft.
  const unknown = stored
    .map((path) => joinPath(path))
    .filter((path) => readAt(document.body, path) !== undefined);
  const remove = (path: string) => {
    session.change({ kind: 'remove', path });
    void showToast(`Removed “${path}”.`, () => session.undo());
  };
  const dismiss = (
    <Button kind="plain" icon="close" label="Dismiss this note" onClick={() => session.dismissNotes()} />
  );
  return (
    <div className="site-notes">
      {conflicts.length > 0 && <ConflictChoice conflicts={conflicts} session={session} />}
      {colleague && (
        <Note
          tone="plain"
          icon="members"
          isNews
          title={`${colleague.by ?? 'A colleague'} has changed this document. Both changes are kept.`}
          actions={dismiss}
        >
          <ul className="site-notes__fields">
            {colleague.paths.map((path) => (
              <li key={path}>
                <button type="button" className="note__link" onClick={() => onReveal(path)}>
                  {nameOf(path)}
                </button>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {restoredFrom && (
        <Note
          tone="plain"
          icon="undo"
          title="Your unsaved changes are back."
          actions={
            <>
              <Button onClick={() => session.discardRestored()}>Discard them</Button>
              {dismiss}
            </>
          }
        >
          You typed them on <When at={restoredFrom} full />, and they had not reached the server.
        </Note>
      )}
      {unknown.length > 0 && (
        <Note tone="warning" title="This document has fields that this version does not know">
          They are kept, and the document cannot be published with them.
          <ul className="site-notes__fields">
            {unknown.map((path) => (
              <li key={path}>
                <code>{path}</code>{' '}
                <button type="button" className="note__link" onClick={() => remove(path)}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
