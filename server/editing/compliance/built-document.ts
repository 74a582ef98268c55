import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileUrl } from '../../../src/contract/file-path.ts';

const clientDir = new URL('../../../dist/client/', import.meta.url);

/** The digest and size of a document that is part of the site's build; nulls where its file lies elsewhere. */
export async function readBuiltDocument(
  storedPath: string,
): Promise<{ sha256: string | null; size: number | null }> {
  const path = fileUrl(storedPath);
  if (!/^\/media\/compliance\/[\w.-]+$/.test(path)) return { sha256: null, size: null };
  return readFile(new URL(`.${path}`, clientDir)).then(
    (bytes) => ({ sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }),
    () => ({ sha256: null, size: null }),
  );
}
