import { productCatalogues } from '../../server/content/product-catalogues.ts';
import type { SingleDocuments } from '../../src/content/documents.ts';
import type { Page } from '../../src/content/schema/page.ts';
import { composeSite, type Site } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';

type Documents = Partial<SingleDocuments> & Record<`page:${string}`, Page | null>;

let count = 0;

/** The sample company's site with these documents published in place of its own. */
export function makeSite(documents: Documents): Site {
  count += 1;
  const published = {
    bodies: new Map(Object.entries(documents) as [DocumentId, unknown][]),
    changed: new Map(),
    moved: new Map(),
    uploads: new Map(),
  };
  return composeSite(`published-${count}`, published, productCatalogues);
}
