import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import type { DocumentId } from '../../../../src/content-id.ts';
import type { EditedDocument } from '../../../../src/contract/staff/site.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { DocumentBar, documentChoices } from './document-bar.tsx';
import { type DocumentDialog, DocumentDialogs } from './document-dialogs.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentTree } from './document-tree.tsx';
import type { JournalEntry } from './draft/journal.ts';
import { EditorNotes } from './editor-notes.tsx';
import { describeField } from './form/describe-field.ts';
import { writeItemTitle } from './form/item-title.ts';
import { HistoryPanel } from './history/history-panel.tsx';
import { LanguageLinks } from './languages/language-links.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { EditorPane } from './site-address.ts';
import { useEditing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFormParts } from './use-form-parts.ts';
import { useTree } from './use-tree.ts';
import './site.css';

const route = getRouteApi('/site/$document');

const panes: readonly (readonly [EditorPane, string])[] = [
  ['form', 'Edit'],
  ['preview', 'Preview'],
  ['history', 'History'],
];

/** Documents with so many short texts that they have a search of their own. */
const MANY_TEXTS: readonly DocumentId[] = ['interface', 'letters', 'pictures'];

interface DocumentEditorProps {
  id: DocumentId;
  opened: EditedDocument;
  unsaved: JournalEntry | undefined;
  schema: z.ZodType;
}

/** The form of a document between the list of all documents and the page as it will be. */
export function DocumentEditor({ id, opened, unsaved, schema }: DocumentEditorProps) {
  const { session, view } = useEditing(id, opened, unsaved);
  const { tree, groups, translations, contents, mayPublish } = useTree();
  const { at } = route.useSearch();
  const navigate = useNavigate();
  const [pane, setPane] = useState<EditorPane>('form');
  const [historyOf, setHistoryOf] = useState('');
  const [dialog, setDialog] = useState<DocumentDialog>();
  const [focused, setFocused] = useState('');
  const column = useRef<HTMLDivElement>(null);
  const { body } = view.document;
  const shown = useDeferredValue(body);
  const form = useFormParts({
    session,
    column,
    documents: tree.data?.documents,
    isPage: id.startsWith('page:'),
    onHistory: (path) => {
      setHistoryOf(path);
      setPane('history');
    },
  });
  const { reveal } = form.actions;
  useEditorKeys(session);
  const entry = useMemo(
    () => tree.data?.documents.find(({ document }) => document === id) ?? opened,
    [tree.data, id, opened],
  );
  const nameOf = (path: string) => labelOfPath(schema, body, path);
  const openField = (path: string) => {
    setPane('form');
    reveal(path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens a field
  useEffect(() => {
    if (at !== undefined) openField(at);
  }, [at]);
  const pick = (path: string, document: string | undefined) => {
    if (document === undefined || document === id) openField(path);
    else void navigate({ to: '/site/$document', params: { document }, search: { at: path } });
  };
  return (
    <div className="site-editor" data-pane={pane}>
      <DocumentBar
        entry={entry}
        session={session}
        view={view}
        pane={pane}
        panes={panes}
        mayPublish={mayPublish}
        choices={documentChoices({ entry, isFixed: opened.isFixed, mayPublish })}
        languages={<LanguageLinks document={id} translations={translations} />}
        onPane={(next) => {
          setHistoryOf('');
          setPane(next);
        }}
        onDialog={setDialog}
      />
      <nav className="site-editor__tree" aria-label="Documents of the site">
        <DocumentTree groups={groups} translations={translations} current={id} />
      </nav>
      <div className="site-editor__form" ref={column}>
        <EditorNotes
          session={session}
          view={view}
          nameOf={nameOf}
          unknown={opened.unknown}
          onReveal={openField}
        />
        <DocumentForm
          schema={schema}
          body={body}
          form={form}
          label={entry.label}
          onFocus={setFocused}
          isSearchable={MANY_TEXTS.includes(id)}
        />
      </div>
      <div className="site-editor__side">
        {pane === 'history' ? (
          <HistoryPanel
            id={id}
            session={session}
            view={view}
            nameOf={nameOf}
            path={historyOf}
            onClose={() => setPane('form')}
            onReveal={openField}
          />
        ) : (
          <PreviewPane
            document={id}
            address={entry.path ?? 'The home page'}
            body={shown}
            focused={focused}
            onPick={pick}
          />
        )}
      </div>
      <DocumentDialogs
        dialog={dialog}
        id={id}
        entry={entry}
        session={session}
        view={view}
        mayPublish={mayPublish}
        contents={contents}
        onFaults={form.showFaults}
        onReveal={openField}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}

/** Names a field in the words of the form, such as `Sections › Our guards › Heading`. */
function labelOfPath(schema: z.ZodType, body: unknown, path: string): string {
  const labels: string[] = [];
  let current: z.ZodType | undefined = schema;
  let value = body;
  for (const part of path === '' ? [] : path.split('.')) {
    if (current === undefined) break;
    const field: ReturnType<typeof describeField> = describeField(current);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    if (field.kind === 'list') {
      labels.push(
        value === undefined
          ? `${capitalise(field.itemName)} ${Number(part) + 1}`
          : writeItemTitle(field, value, Number(part)),
      );
      current = narrow(field.item, value);
    } else if (field.kind === 'group') {
      current = field.fields.find(([name]) => name === part)?.[1];
      const label = current === undefined ? part : describeField(current).label;
      if (label !== '') labels.push(label);
      if (current !== undefined) current = narrow(current, value);
    } else current = undefined;
  }
  return labels.join(' › ');
}

/** Where an item may be of several kinds, the kind that it is. */
function narrow(schema: z.ZodType, value: unknown): z.ZodType {
  const field = describeField(schema);
  if (field.kind !== 'variants' || typeof value !== 'object' || value === null) return schema;
  const kind: unknown = Reflect.get(value, field.by);
  return field.variants.find((variant) => variant.value === kind)?.schema ?? schema;
}
