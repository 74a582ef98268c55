import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentId } from '../../../../src/content-id.ts';
import { type ContentId, placeOf } from '../../../../src/content-id.ts';
import type { JsonObject } from '../../../../src/contract/staff/document-body.ts';
import type { SiteFault } from '../../../../src/contract/staff/site.ts';
import type { EditedTranslation } from '../../../../src/contract/staff/translations.ts';
import { addressIn } from '../../../../src/languages.ts';
import { Modal } from '../../ui/modal.tsx';
import { fetchEditedTranslation } from './calls/edited-document.ts';
import { type DialogChoice, DocumentBar } from './document-bar.tsx';
import type { DocumentDialog } from './document-dialogs.tsx';
import { DocumentTree } from './document-tree.tsx';
import { joinPath, splitPath } from './draft/body-path.ts';
import type { JournalEntry } from './draft/journal.ts';
import { EditorNotes } from './editor-notes.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import type { TranslationPlace } from './languages/editor-address.ts';
import { LanguageLinks } from './languages/language-links.tsx';
import { PoFilesDialog } from './languages/po-files-dialog.tsx';
import { SentenceList, textIn } from './languages/sentence-list.tsx';
import { DiscardDialog } from './pages/discard-dialog.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { Releases } from './publish/releases.tsx';
import type { EditorPane } from './site-address.ts';
import { useEditing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useTree } from './use-tree.ts';
import './site.css';

const route = getRouteApi('/site/$document/$language');

const panes: readonly (readonly [EditorPane, string])[] = [
  ['form', 'Translate'],
  ['preview', 'Preview'],
  ['history', 'History'],
];

interface TranslationEditorProps {
  place: TranslationPlace;
  opened: EditedTranslation;
  unsaved: JournalEntry | undefined;
}

/** The sentences of a document beside their translations into one language. */
export function TranslationEditor({ place, opened, unsaved }: TranslationEditorProps) {
  const id: ContentId = opened.document;
  const { session, view } = useEditing(id, opened, unsaved);
  const { groups, translations, contents, mayPublish } = useTree();
  const { at, show = 'all' } = route.useSearch();
  const navigate = useNavigate();
  const [pane, setPane] = useState<EditorPane>('form');
  const [dialog, setDialog] = useState<DocumentDialog>();
  const [checked, setChecked] = useState<readonly SiteFault[]>();
  const [revealed, setRevealed] = useState({ path: at ?? '', request: 0 });
  const [focused, setFocused] = useState('');
  const column = useRef<HTMLDivElement>(null);
  const { body } = view.document;
  const shown = useDeferredValue(body);
  useEditorKeys(session);
  const entry = contents.find(({ document }) => document === id) ?? opened;
  const faults = useMemo(
    () => faultsStill(checked ?? opened.faults, opened.body, body),
    [checked, opened, body],
  );
  const reveal = (path: string) => {
    setPane('form');
    if (show !== 'all') void navigate({ to: '.', search: {}, replace: true });
    setRevealed(({ request }) => ({ path, request: request + 1 }));
  };
  const pick = (key: string, document: DocumentId) => {
    const path = joinPath([key]);
    if (document === place.document) reveal(path);
    else
      void navigate({
        to: '/site/$document/$language',
        params: { ...place, document },
        search: { at: path },
      });
  };
  useEffect(() => {
    if (revealed.path === '') return;
    const frame = requestAnimationFrame(() => focusSentence(column.current, revealed.path));
    return () => cancelAnimationFrame(frame);
  }, [revealed]);
  // The preview has the English of when it was loaded.
  const sentenceNames = useMemo(() => opened.sentences.map(({ key }) => key).join('\n'), [opened]);
  const choices: DialogChoice[] = [
    ...(entry.differs ? [{ value: 'discard' as const, text: 'Discard the draft' }] : []),
    { value: 'files', text: 'PO files' },
    { value: 'usage', text: 'Planned releases' },
  ];
  const close = () => setDialog(undefined);
  return (
    <div className="site-editor site-editor--translation" data-pane={pane}>
      <DocumentBar
        entry={entry}
        session={session}
        view={view}
        pane={pane}
        panes={panes}
        mayPublish={mayPublish}
        choices={choices}
        languages={<LanguageLinks {...place} translations={translations} />}
        onPane={setPane}
        onDialog={setDialog}
      />
      <nav className="site-editor__tree" aria-label="Documents of the site">
        <DocumentTree groups={groups} translations={translations} current={id} language={place.language} />
      </nav>
      <div className="site-editor__form" ref={column}>
        <EditorNotes session={session} view={view} nameOf={nameOf} onReveal={reveal} />
        <SentenceList
          opened={opened}
          body={body}
          faults={faults}
          show={show}
          onShow={(next) =>
            void navigate({ to: '.', search: next === 'all' ? {} : { show: next }, replace: true })
          }
          onFocus={setFocused}
          onType={(key, text) => session.change({ kind: 'set', path: joinPath([key]), value: text })}
        />
      </div>
      <div className="site-editor__side">
        {pane === 'history' ? (
          <HistoryPanel
            id={id}
            session={session}
            view={view}
            nameOf={nameOf}
            path=""
            onClose={() => setPane('form')}
            onReveal={reveal}
          />
        ) : (
          <PreviewPane
            key={sentenceNames}
            {...place}
            focused={focused}
            address={findAddress(opened)}
            note={noteOn(opened, body)}
            body={shown}
            onPick={pick}
          />
        )}
      </div>
      {dialog === 'publish' && (
        <PublishDialog
          entries={contents.filter((each) => each.differs || each.document === id)}
          first={id}
          save={() => session.flush()}
          mayPublish={mayPublish}
          onFaults={setChecked}
          onReveal={reveal}
          onClose={close}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          entry={entry}
          session={session}
          version={view.version}
          reread={async () => {
            const { draft, body } = await fetchEditedTranslation(place);
            return { version: draft, body, by: null };
          }}
          onClose={close}
        />
      )}
      {dialog === 'files' && (
        <PoFilesDialog
          language={place.language}
          documents={[{ document: place.document, label: opened.sourceLabel }]}
          save={() => session.flush()}
          onClose={close}
        />
      )}
      {dialog === 'usage' && (
        <Modal title="Releases" onClose={close}>
          <Releases mayCancel={mayPublish} />
        </Modal>
      )}
    </div>
  );
}

/** Where visitors find the page. */
const findAddress = ({ document, sourcePath }: EditedTranslation): string =>
  sourcePath === null ? 'The home page' : addressIn(placeOf(document).language, sourcePath);

/** The preview shows each translation, and visitors a whole page in one language. */
function noteOn({ sourcePath, sentences }: EditedTranslation, body: JsonObject): string | undefined {
  const open = sentences.filter(({ key }) => textIn(body, key).trim() === '');
  return sourcePath !== null && open.length > sentences.length / 2
    ? 'In English for visitors until half is translated.'
    : undefined;
}

/** A sentence is named by itself. */
const nameOf = (path: string) => splitPath(path).join(' › ');

/** The faults by their sentences. A fault was that of the text that was stored; another text may be without it. */
function faultsStill(
  faults: readonly SiteFault[],
  stored: EditedTranslation['body'],
  body: EditedTranslation['body'],
): ReadonlyMap<string, string> {
  return new Map(
    faults.flatMap(({ path: [key = ''], message }): [string, string][] =>
      stored[key] === body[key] ? [[String(key), message]] : [],
    ),
  );
}

function focusSentence(column: HTMLElement | null, path: string): void {
  const field = [...(column?.querySelectorAll('textarea') ?? [])].find(
    ({ dataset }) => dataset.path === path,
  );
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
