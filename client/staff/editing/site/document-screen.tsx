import { getRouteApi } from '@tanstack/react-router';
import type { DocumentId } from '../../../../src/content-id.ts';
import { explainError } from '../../calls/failure.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { useEditedDocument } from './calls/edited-document.ts';
import { DocumentEditor } from './document-editor.tsx';
import { findSchema, toDocumentId } from './schemas.ts';
import { useUnsaved } from './use-editing.ts';

const route = getRouteApi('/site/$document');

/** How often it is looked whether a colleague has saved the open document. */
const FOLLOW_MS = 20_000;

export default function DocumentScreen() {
  const { document } = route.useParams();
  const id = toDocumentId(document);
  if (id !== undefined) return <OpenDocument key={id} id={id} />;
  return (
    <ScreenPage title="Site">
      <Empty title="There is no such document" text="Choose one from the list of the site." />
    </ScreenPage>
  );
}

function OpenDocument({ id }: { id: DocumentId }) {
  const { data, error } = useEditedDocument(id, { refetchInterval: FOLLOW_MS });
  const unsaved = useUnsaved(id);
  const schema = findSchema(id);
  if (data !== undefined && unsaved !== undefined && schema !== undefined)
    return <DocumentEditor id={id} opened={data} unsaved={unsaved.entry} schema={schema} />;
  return (
    <ScreenPage title="Site">
      {error ? <Empty title="This document could not be loaded" text={explainError(error)} /> : null}
    </ScreenPage>
  );
}
