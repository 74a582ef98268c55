import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sampleIds, samplePageDocuments } from '../../src/content/documents.ts';
import { composeSite, type Publications, type Site } from '../../src/content/site.ts';
import { type ContentId, type DocumentId, isCatalogueId, isPageId, placeOf } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SiteFault } from '../../src/contract/staff/site.ts';
import type { PublicationCheck } from '../../src/contract/staff/site-publishing.ts';
import type { Database } from '../database/schema.ts';
import type { ReleasedDocument } from '../database/tables/site-documents.ts';
import { AppError } from '../errors.ts';
import { catalogueFaults } from './catalogue-faults.ts';
import { contentKindOf } from './content-kind.ts';
import { listVersions } from './documents.queries.ts';
import { faultsOf } from './faults.ts';
import { type AddressChange, divide, loadPublished, type Published } from './publications.queries.ts';
import { publicBodyOf, publishedCatalogues } from './published-catalogues.ts';
import type { LoadUploads } from './publishing.ts';
import { sampleSite } from './sample-site.ts';
import type { SiteHolder } from './site-holder.ts';

/** A publication that was checked against everything else that is public. */
export interface PreparedPublication {
  documents: readonly ReleasedDocument[];
  /** The newest publication at that moment. Where there is a newer one, the check says nothing any more. */
  newest: number;
  /** The versions that were public. */
  before: Published['versions'];
  addresses: AddressChange;
  check: PublicationCheck;
}

/** What a publication is checked with. */
export interface CheckParts {
  db: Kysely<Database>;
  site: SiteHolder;
  loadUploads: LoadUploads;
}

/**
 * Composes the site as it would be and looks for what stands in the way: faults, addresses that would be lost, and pages
 * that cannot be rendered. Nothing is written.
 */
export async function preparePublication(
  { db, site, loadUploads }: CheckParts,
  { documents, confirmed }: { documents: readonly ReleasedDocument[]; confirmed: readonly string[] },
): Promise<PreparedPublication> {
  const published = await loadPublished(db);
  const uploads = await loadUploads();
  const bodies = await loadBodies(db, documents);
  // What its schema refuses cannot be part of a site, but the faults of the others can be named all the same.
  const sound = [...bodies].filter(
    ([id, body]) => body === null || contentKindOf(id).schema.safeParse(body).success,
  );
  const added = divide(new Map(sound));
  const next = {
    ...published,
    versions: new Map([
      ...published.versions,
      ...documents.map(({ document, version }) => [document, version] as const),
    ]),
    bodies: new Map([...published.bodies, ...added.bodies]),
    catalogues: new Map([...published.catalogues, ...added.catalogues]),
  };
  const before = composePublished(published, uploads);
  const addresses = compareAddresses(before, composePublished(next, uploads), [...added.bodies.keys()]);
  const after = composePublished({ ...next, moved: movedAfter(published.moved, addresses) }, uploads);
  const faults = [
    ...[...bodies].flatMap(([id, body]) => {
      if (body === null) return [];
      if (!isCatalogueId(id)) return faultsOf(id, body, after);
      const source = publicBodyOf(placeOf(id).document, next);
      return source ? catalogueFaults(id, body, source, after) : [];
    }),
    ...(await causedFaults(published, new Set(bodies.keys()), before, after)),
  ];
  const unconfirmed = addresses.left
    .map(({ from }) => from)
    .filter((address) => isSpecified(address) && !confirmed.includes(address));
  const failure = faults.length === 0 ? await failureOf(site.prepare(after)) : null;
  const { newest, versions } = published;
  return { documents, newest, before: versions, addresses, check: { faults, unconfirmed, failure } };
}

/** The site that is public; the sample's as long as nothing was published and no former address leads to it. */
export function composePublished(published: Published, uploads: Publications['uploads']): Site {
  const { versions } = published;
  return versions.size === 0 && published.moved.size === 0
    ? sampleSite
    : composeSite(revisionOf(versions, uploads), { ...published, uploads }, publishedCatalogues(published));
}

/**
 * Two releases of the product give the same publications the same name, though the words of a document that nobody has
 * published may differ. It is for people who read the log. What browsers, caches and other processes go by is made of
 * the words themselves: the files of words and the pages are known by hashes of their content (server/pages), and each
 * process composes its own site.
 */
function revisionOf(versions: Published['versions'], uploads: Publications['uploads']): string {
  const listed = [
    ...[...versions].map(([id, version]) => `${id} ${version}`).toSorted(),
    ...[...uploads].map((upload) => JSON.stringify(upload)).toSorted(),
  ];
  return createHash('sha256').update(listed.join('\n')).digest('base64url').slice(0, 20);
}

/** The addresses of the specification. Other systems and printed matter refer to them. */
const specifiedAddresses: ReadonlySet<string> = new Set(
  [...samplePageDocuments.values()].flatMap(({ path, aliases = [] }) => [path, ...aliases]),
);

/** Whether the specification names an address. */
export const isSpecified = (address: string): boolean => specifiedAddresses.has(address);

async function loadBodies(
  db: Kysely<Database>,
  documents: readonly ReleasedDocument[],
): Promise<Map<ContentId, JsonObject | null>> {
  const stored = await listVersions(
    db,
    documents.flatMap(({ version }) => version ?? []),
  );
  return new Map(
    documents.map(({ document, version }) => {
      if (version === null) return [document, null];
      const found = stored.get(version);
      if (found?.document !== document || found.isAside)
        throw new AppError('BAD_REQUEST', `${version} is no version of ${document}`, { field: 'documents' });
      return [document, found.body];
    }),
  );
}

/** The faults that a publication would bring into documents that it does not touch, such as links to a page that goes. */
async function causedFaults(
  published: Published,
  touched: ReadonlySet<ContentId>,
  before: Site,
  after: Site,
): Promise<SiteFault[]> {
  const caused: SiteFault[] = [];
  for (const id of new Set([...sampleIds, ...published.bodies.keys()])) {
    const body = publicBodyOf(id, published);
    if (touched.has(id) || body === undefined) continue;
    // All documents together take a tenth of a second or more, in which visitors' requests are answered.
    await pause();
    const faults = faultsOf(id, body, after);
    if (faults.length === 0) continue;
    const known = new Set(faultsOf(id, body, before).map((fault) => JSON.stringify(fault)));
    caused.push(...faults.filter((fault) => !known.has(JSON.stringify(fault))));
  }
  return caused;
}

function compareAddresses(before: Site, after: Site, documents: readonly DocumentId[]): AddressChange {
  const taken = new Set(after.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  const paths = new Map<DocumentId, string>(after.pages.map(({ id, path }) => [id, path]));
  return {
    taken: [...taken],
    places: documents.filter(isPageId).map((document) => ({ document, path: paths.get(document) ?? null })),
    left: before.pages.flatMap(({ id, path, aliases = [] }) =>
      [path, ...aliases]
        .filter((address) => !taken.has(address))
        .map((from) => ({ from, to: paths.get(id) ?? null, document: id })),
    ),
  };
}

/** Where former addresses will lead: those of a page that is taken down lead nowhere any more. */
function movedAfter(moved: Published['moved'], { left }: AddressChange): Published['moved'] {
  const next = new Map(left.map(({ from, to }) => [from, to]));
  const follow = (to: string | null) => (to === null ? null : (next.get(to) ?? (next.has(to) ? null : to)));
  return new Map([...[...moved].map(([from, to]) => [from, follow(to)] as const), ...next]);
}

async function failureOf(rendering: Promise<unknown>): Promise<string | null> {
  try {
    await rendering;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
