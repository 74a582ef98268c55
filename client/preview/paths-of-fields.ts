import { keyOf, sentencesOf } from '../../src/content/catalogue.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { SitePreview } from '../../src/contract/staff/site-preview.ts';
import { source } from '../../src/languages.ts';
import { findSource } from './compose-draft.ts';

/** The editor's name for a field: its path, and in the editor of translations the key of its sentence. */
export interface PathsOfFields {
  toEditor(id: DocumentId, path: string): string | undefined;
  fromEditor(id: DocumentId, path: string): string;
}

const same: PathsOfFields = { toEditor: (_id, path) => path, fromEditor: (_id, path) => path };

export function pathsOfFields(preview: SitePreview): PathsOfFields {
  if (preview.language === source.code) return same;
  const sentences = (id: DocumentId) =>
    [...sentencesOf(id, findSource(preview, id))].map(({ path, text, context }) => ({
      path: path.join('.'),
      key: keyOf(text, context),
    }));
  return {
    toEditor: (id, path) => sentences(id).find((each) => each.path === path)?.key,
    fromEditor: (id, key) => sentences(id).find((each) => each.key === key)?.path ?? '',
  };
}
