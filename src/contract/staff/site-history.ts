import { z } from 'zod';
import { pageInput } from './paging.ts';
import { act, baseVersion, body, contentId, contentInput, fieldPath, fieldValue, version } from './site.ts';

const historyEntry = z.object({
  /** The last version of the session, and the first: one person's saves with less than ten minutes between them. */
  version,
  first: version,
  saves: z.int(),
  ...act,
  began: z.string(),
  note: z.string(),
  /** The changed fields by their labels, at most ten. */
  fields: z.array(z.string()),
  /** Text that was kept but never became the draft, since the same field had been changed. */
  isAside: z.boolean(),
  isDraft: z.boolean(),
  isPublished: z.boolean(),
  /** When it went public, however often. */
  publishedAt: z.array(z.string()),
});
export type SiteHistoryEntry = z.infer<typeof historyEntry>;
export const historyInput = contentInput.extend(pageInput(version));
export const historyPage = z.object({ entries: z.array(historyEntry), next: version.nullable() });

export const versionInput = contentInput.extend({ version });
export const storedVersion = z.object({
  document: contentId,
  version,
  basedOn: baseVersion,
  body,
  note: z.string(),
  ...act,
});

/** Null compares with the product's own words. */
export const compareInput = contentInput.extend({ from: baseVersion, to: baseVersion });
const fieldChange = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Where it stands in `to`; of what was removed, where it stood in `from`. */
  path: fieldPath,
  field: z.string(),
  before: fieldValue.optional(),
  after: fieldValue.optional(),
});
export type SiteFieldChange = z.infer<typeof fieldChange>;
export const comparison = z.object({ changes: z.array(fieldChange) });

/** Makes the words of an older version the draft again, as a new version. */
export const restoreInput = versionInput.extend({ basedOn: baseVersion });
export const changedDraft = z.object({ document: contentId, version: baseVersion });
