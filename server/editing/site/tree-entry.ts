import { isDeepStrictEqual } from 'node:util';
import type { CatalogueId, ContentId } from '../../../src/content-id.ts';
import { type DocumentId, isPageId, placeOf } from '../../../src/content-id.ts';
import type { TranslationEntry } from '../../../src/contract/staff/site.ts';
import { labelIn, labelOf } from '../../content/document-label.ts';
import type { Draft } from '../../content/drafts.ts';
import type { Release } from '../../content/releases.queries.ts';
import { progressOf } from '../../content/source-sentences.ts';

/** What the tree says of a document. */
export function treeEntryOf(draft: Draft, planned: readonly Release[]) {
  const { document, body } = draft;
  const isPage = isPageId(document);
  return {
    ...stateOf<DocumentId>(draft, planned),
    label: labelOf({ document, body }),
    path: isPage ? textOf(body.path) : null,
    screen: isPage ? textOf(body.screen) : null,
  };
}

/** What the tree says of the translations of a document. */
export function translationEntryOf(
  draft: Draft<CatalogueId>,
  source: Draft,
  planned: readonly Release[],
): TranslationEntry {
  const { language } = placeOf(draft.document);
  return {
    ...stateOf(draft, planned),
    label: labelIn(language, labelOf(source)),
    path: null,
    screen: null,
    of: source.document,
    language: language.code,
    ...progressOf(source, draft.body),
  };
}

function stateOf<Id extends ContentId>(
  { document, body, draft, published, publicBody, isWithdrawn }: Draft<Id>,
  planned: readonly Release[],
) {
  const release = planned.find(({ documents }) => documents.some((each) => each.document === document));
  return {
    document,
    draft: draft?.version ?? null,
    published: published?.version ?? null,
    differs: !isDeepStrictEqual(body, publicBody),
    isPublic: publicBody !== undefined,
    isWithdrawn,
    plannedFor: release?.due?.toISOString() ?? null,
    changed:
      draft === undefined || draft.memberId === null ? null : { by: draft.by, at: draft.at.toISOString() },
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
