import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentId } from '../../../../src/content-id.ts';
import type { EditedDocument } from '../../../../src/contract/staff/site.ts';
import { isUnanswered } from '../../calls/failure.ts';
import { useMember } from '../../calls/session.ts';
import { refetchContent, saveDraft } from './calls/edited-document.ts';
import { refreshSite } from './calls/refresh-site.ts';
import { EditingSession } from './draft/editing-session.ts';
import { Journal, type JournalEntry } from './draft/journal.ts';

/** The text that an earlier visit left unsaved in this browser; undefined while that is being found out. */
export function useUnsaved(document: ContentId): { entry: JournalEntry | undefined } | undefined {
  const { id } = useMember();
  const [found, setFound] = useState<{ entry: JournalEntry | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void findAbandoned(new Journal(localStorage, String(id), document)).then((entry) => {
      if (isCurrent) setFound({ entry });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, document]);
  return found;
}

async function findAbandoned(journal: Journal): Promise<JournalEntry | undefined> {
  for (const entry of journal.read()) if (await isAbandoned(entry.editor)) return entry;
  return undefined;
}

type Opened = Pick<EditedDocument, 'draft' | 'body' | 'changed'>;

/** The session of an open document, or of its translations. It follows what colleagues and other tabs save. */
export function useEditing(document: ContentId, opened: Opened, unsaved: JournalEntry | undefined) {
  const { id } = useMember();
  const [session] = useState(
    () =>
      new EditingSession({
        stored: readStored(opened),
        restored: unsaved,
        journal: new Journal(localStorage, String(id), document),
        send: async (save) => {
          const answer = await saveDraft(document, save);
          announce(document);
          void refreshSite();
          return answer;
        },
        isUnanswered,
        makeEditorId: () => crypto.randomUUID(),
      }),
  );
  useEffect(() => {
    session.enter();
    const release = holdEditor(session.editor);
    const remember = () => session.remember();
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === document) void refetchContent(document);
    };
    addEventListener('pagehide', remember);
    return () => {
      channel.close();
      removeEventListener('pagehide', remember);
      void session.leave().finally(release);
    };
  }, [session, document]);
  useEffect(() => {
    session.followStored(readStored(opened));
  }, [session, opened]);
  return { session, view: useSyncExternalStore(session.subscribe, session.view) };
}

const CHANNEL = 'site-documents';

/** Tells the other tabs of this browser that a document has a new version. */
function announce(document: ContentId): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(document);
  channel.close();
}

function readStored({ draft, body, changed }: Opened) {
  return { version: draft, body, by: changed?.by ?? null };
}

/** Shows other tabs that an editor is still open, for as long as this tab lives. */
function holdEditor(editor: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(nameLock(editor), () => promise);
  return resolve;
}

/** Whether no tab has this editor open any more, so that its unsaved text may be taken over. */
async function isAbandoned(editor: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return navigator.locks.request(nameLock(editor), { ifAvailable: true }, (lock) => lock !== null);
}

const nameLock = (editor: string) => `site-editor ${editor}`;
