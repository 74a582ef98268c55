import { z } from 'zod';
import type { ContentId, DocumentId } from '../../content-id.ts';
import { optionalText } from '../fields.ts';
import { type JsonObject, storableBody } from './document-body.ts';

/** The id of a document. Whether there is one is the server's to say, which answers NOT_FOUND where there is none. */
export const documentId = z.custom<DocumentId>(
  (value) => typeof value === 'string' && /^(?:page:[A-Za-z0-9_-]{1,80}|[a-z]{1,30})$/.test(value),
  'is no document',
);

/** The same of a document, or of its translations: `hi/home`. */
export const contentId = z.custom<ContentId>(
  (value) =>
    typeof value === 'string' && /^(?:[a-z]{2,3}\/)?(?:page:[A-Za-z0-9_-]{1,80}|[a-z]{1,30})$/.test(value),
  'is no document',
);

/**
 * The number of a stored version. Numbers are given over all documents, so they rise within one document but not by
 * one. Null stands for the words that the product came with, which are in no version.
 */
export const version = z.int().min(1).max(2_147_483_647);
export const baseVersion = version.nullable();

/** Where a field stands in a body: `['sections', 2, 'heading']`. An empty path is the whole body. */
export const fieldPath = z.array(z.union([z.string(), z.number()]));
export type FieldPath = z.infer<typeof fieldPath>;

export const body = z.custom<JsonObject>(storableBody.accepts, storableBody.fault);
/** Any JSON value, or undefined for a field that is not there. */
export const fieldValue = z.unknown();

/** Who did something, and when. The name is null for the product itself and for a member who is no longer listed. */
export const act = { by: z.string().nullable(), at: z.string() };

/** What keeps a document from being published. */
export const siteFault = z.object({
  document: contentId,
  /** What the office calls the document. */
  label: z.string(),
  path: fieldPath,
  /** The labels of the form down to the field, such as `Sections › 3 › Heading`; the document's name for the whole. */
  field: z.string(),
  message: z.string(),
});
export type SiteFault = z.infer<typeof siteFault>;
export type FieldFault = Pick<SiteFault, 'path' | 'message'>;

/** A document in the tree, or the translations of one. */
const contentEntry = z.object({
  document: contentId,
  /** The kind's name, or the page's. */
  label: z.string(),
  /** Of a page: its address in the draft, and the component that shows it. */
  path: z.string().nullable(),
  screen: z.string().nullable(),
  draft: baseVersion,
  published: baseVersion,
  /** The draft says something else than visitors read. */
  differs: z.boolean(),
  /** Visitors can read it: it was published, or it is the product's own and was never withdrawn. */
  isPublic: z.boolean(),
  /** A page that was public and answers 410 now. */
  isWithdrawn: z.boolean(),
  /** When a planned release will publish it; null without one. */
  plannedFor: z.string().nullable(),
  /** The last change of the draft; null where nobody has changed it. */
  changed: z.object(act).nullable(),
});
export type SiteContentEntry = z.infer<typeof contentEntry>;
const treeEntry = contentEntry.extend({ document: documentId });
export type SiteTreeEntry = z.infer<typeof treeEntry>;

/** The translations of a document in the tree. */
export const translationEntry = contentEntry.extend({
  of: documentId,
  language: z.string(),
  /** The sentences of the document's draft, and how many of them are translated in the draft. */
  total: z.int(),
  translated: z.int(),
});
export type TranslationEntry = z.infer<typeof translationEntry>;

export const siteTree = z.object({
  documents: z.array(treeEntry),
  translations: z.array(translationEntry),
  mayPublish: z.boolean(),
});

export const documentInput = z.object({ document: documentId });
/** Drafts of documents and of translations are kept alike. */
export const contentInput = z.object({ document: contentId });

/** A document as the editor opens it. */
export const editedDocument = treeEntry.extend({
  body,
  /** The published words, for the preview and the difference; null where visitors read none. */
  publishedBody: body.nullable(),
  faults: z.array(siteFault),
  /** Fields that this release of the product does not know. They are kept, and keep the draft from being published. */
  unknown: z.array(fieldPath),
  /** Whether the address can be changed, and whether the page can be withdrawn. */
  isFixed: z.boolean(),
});
export type EditedDocument = z.infer<typeof editedDocument>;

/**
 * Names a save: the editor, a UUID made once each time that a document is opened, and a number that rises with each of
 * its saves. A repeat has the same number and gets the same answer. A save that arrives after a later one of the same
 * editor changes nothing, since the later one contained it.
 */
export const saveId = z.object({ editor: z.uuid(), turn: z.int().min(1).max(2_147_483_647) });
export type SaveId = z.infer<typeof saveId>;

export const saveInput = contentInput.extend({
  /** The version that the body began from: `version` of the last answer. */
  basedOn: baseVersion,
  body,
  saveId,
  note: optionalText,
});

/** The same field, changed by two people. A value is absent where the field is not there. */
const conflict = z.object({
  path: fieldPath,
  field: z.string(),
  base: fieldValue.optional(),
  mine: fieldValue.optional(),
  theirs: fieldValue.optional(),
});
export type SaveConflict = z.infer<typeof conflict>;

export const saveAnswer = z.discriminatedUnion('outcome', [
  /** The body is the draft now. */
  z.object({ outcome: z.literal('saved'), version, ...act }),
  /** Somebody else had changed other fields: `body` has both changes and is the draft now. */
  z.object({ outcome: z.literal('merged'), version, body, ...act }),
  /** A later save of the same editor is here already. */
  z.object({ outcome: z.literal('superseded'), version, body, ...act }),
  /**
   * The same fields were changed by somebody else, so the draft stays as it is. `body` is the draft with those changes
   * of the caller that nobody else touched. The caller chooses for each conflict, and saves with `basedOn: version`.
   * The refused text is kept as the version `kept`.
   */
  z.object({
    outcome: z.literal('conflict'),
    version,
    body,
    conflicts: z.array(conflict),
    kept: version,
    ...act,
  }),
]);
export type SaveAnswer = z.infer<typeof saveAnswer>;

/** Makes the draft what visitors read, or takes a page that was never public out of the tree. */
export const discardInput = contentInput.extend({ basedOn: baseVersion });
