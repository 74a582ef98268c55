import type { ContentId } from '../../../../../src/content-id.ts';
import { queries } from '../../../calls/trpc.ts';
import { fetchVersion, type StoredVersion } from '../calls/edited-document.ts';
import { joinPath, readAt } from '../draft/body-path.ts';
import { isEqual } from '../draft/is-equal.ts';
import { isWithin } from '../form/form-context.ts';

/** How many versions are looked through, the newest first. */
const MOST_VERSIONS = 60;

/**
 * The versions that changed one field, the newest first. It follows the field's place: where the items of a list were
 * moved, the older versions had another item there.
 */
export async function findAuthors(document: ContentId, path: string) {
  const { versions, isAll } = await readVersions(document);
  const values = versions.map(({ body, version, by, at }) => ({
    version,
    by,
    at,
    value: readAt(body, path),
  }));
  const changed = values.filter(({ value }, index) => {
    const older = values[index + 1];
    return older !== undefined && !isEqual(value, older.value);
  });
  const first = values.at(-1);
  const isFirstToo = first !== undefined && isAll && (await changedFromStart(document, first.version, path));
  return isFirstToo ? [...changed, first] : changed;
}

async function readVersions(document: ContentId) {
  const versions: StoredVersion[] = [];
  let cursor: number | null | undefined;
  while (cursor !== null && versions.length < MOST_VERSIONS) {
    const { entries, next }: { entries: { version: number; isAside: boolean }[]; next: number | null } =
      await queries.site.history.fetch({ document, cursor });
    const kept = entries.filter(({ isAside }) => !isAside);
    versions.push(...(await Promise.all(kept.map(({ version }) => fetchVersion(document, version)))));
    cursor = next;
  }
  return { versions, isAll: cursor === null };
}

/** Whether the oldest version differs there from the words that the product came with. */
async function changedFromStart(document: ContentId, to: number, path: string): Promise<boolean> {
  const { changes } = await queries.site.compare.fetch({ document, from: null, to });
  return changes.some(
    (change) => isWithin(path, joinPath(change.path)) || isWithin(joinPath(change.path), path),
  );
}
