import { getRouteApi } from '@tanstack/react-router';
import { explainError } from '../../calls/failure.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { useEditedTranslation } from './calls/edited-document.ts';
import type { TranslationPlace } from './languages/editor-address.ts';
import { toDocumentId } from './schemas.ts';
import { TranslationEditor } from './translation-editor.tsx';
import { useUnsaved } from './use-editing.ts';

const route = getRouteApi('/site/$document/$language');

/** How often it is looked whether a colleague has saved the same translations, or the sentences have changed. */
const FOLLOW_MS = 20_000;

export default function TranslationScreen() {
  const { document, language } = route.useParams();
  const id = toDocumentId(document);
  if (id !== undefined && /^[a-z]{2,3}$/.test(language))
    return <OpenTranslation key={`${language}/${id}`} place={{ document: id, language }} />;
  return (
    <ScreenPage title="Site">
      <Empty title="There is no such document" text="Choose one from the list of the site." />
    </ScreenPage>
  );
}

function OpenTranslation({ place }: { place: TranslationPlace }) {
  const { data, error } = useEditedTranslation(place, { refetchInterval: FOLLOW_MS });
  const unsaved = useUnsaved(`${place.language}/${place.document}`);
  if (data !== undefined && unsaved !== undefined)
    return <TranslationEditor place={place} opened={data} unsaved={unsaved.entry} />;
  return (
    <ScreenPage title="Site">
      {error ? <Empty title="These translations could not be loaded" text={explainError(error)} /> : null}
    </ScreenPage>
  );
}
