import { samplePageDocuments } from '../../src/content/documents.ts';
import type { Page, Screen } from '../../src/content/schema/page.ts';
import type { Site, SitePage } from '../../src/content/site.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldFault } from '../../src/contract/staff/site.ts';
import { explainTaken } from './addresses.ts';

/** The kinds of pages that are nothing but their words, so that they can be anywhere. Code knows where the others are. */
const MOVABLE: readonly Screen[] = ['sections', 'picture-only', 'empty'];

/** Whether a page has to stay where it is: its address cannot change, and it cannot be taken down. */
export function isFixedPage(id: SitePage['id']): boolean {
  const sample = samplePageDocuments.get(id);
  return sample !== undefined && !MOVABLE.includes(sample.screen);
}

/** The faults that a page's schema cannot see. The body is a draft: nothing in it is sure to be there. */
export function pageFaults(id: SitePage['id'], body: JsonObject, site: Site): FieldFault[] {
  const page: Partial<Page> = body;
  return [
    ...placeFaults(id, page),
    ...addressFaults(id, page, site),
    ...sectionFaults(Array.isArray(page.sections) ? page.sections : [], page.screen),
    ...(page.parent !== undefined && page.parent === page.path
      ? [{ path: ['parent'], message: 'A page cannot be below itself.' }]
      : []),
  ];
}

function placeFaults(id: SitePage['id'], { path, screen }: Partial<Page>): FieldFault[] {
  const sample = samplePageDocuments.get(id);
  const expected = sample?.screen ?? 'sections';
  const faults: FieldFault[] = [];
  if (
    screen !== undefined &&
    screen !== expected &&
    !(sample && isMovable(sample.screen) && isMovable(screen))
  )
    faults.push({ path: ['screen'], message: `This page is of the kind “${expected}” and stays so.` });
  if (isFixedPage(id) && path !== sample?.path)
    faults.push({ path: ['path'], message: `The address of this page stays ${sample?.path}.` });
  return faults;
}

const isMovable = (screen: Screen) => MOVABLE.includes(screen);

function addressFaults(id: SitePage['id'], page: Partial<Page>, site: Site): FieldFault[] {
  const others = new Set<string>(
    site.pages.flatMap((other) => (other.id === id ? [] : [other.path, ...(other.aliases ?? [])])),
  );
  const sample = samplePageDocuments.get(id);
  const own: readonly unknown[] = [sample?.path, ...(sample?.aliases ?? [])];
  const aliases = Array.isArray(page.aliases) ? page.aliases : [];
  const addresses = [
    { path: ['path'], address: page.path },
    ...aliases.map((address, index) => ({ path: ['aliases', index], address })),
  ];
  return addresses.flatMap(({ path, address }, place): FieldFault[] => {
    if (typeof address !== 'string') return [];
    if (others.has(address)) return [{ path, message: `Another page is at ${address} already.` }];
    if (addresses.findIndex((other) => other.address === address) < place)
      return [{ path, message: 'This page has this address already.' }];
    const message = own.includes(address) ? undefined : explainTaken(address);
    return message === undefined ? [] : [{ path, message }];
  });
}

function sectionFaults(sections: readonly unknown[], screen: Screen | undefined): FieldFault[] {
  if (sections.length === 0)
    return screen === 'sections' ? [{ path: ['sections'], message: 'At least one section is needed.' }] : [];
  const read = sections.map((section) => Object(section) as Record<string, unknown>);
  const anchors = read.map(({ id }) => id);
  return read.flatMap((section, index): FieldFault[] => {
    const at = (path: (string | number)[], message: string) => ({
      path: ['sections', index, ...path],
      message,
    });
    const films = Array.isArray(section.films) ? section.films : [];
    const columns = Array.isArray(section.columns) ? section.columns.length : 0;
    const rows = section.type === 'table' && Array.isArray(section.rows) ? section.rows : [];
    return [
      ...(anchors.indexOf(section.id) < index ? [at(['id'], 'Another section has this anchor.')] : []),
      ...films.flatMap((film, place) =>
        anchors.includes(Reflect.get(Object(film), 'section'))
          ? []
          : [at(['films', place, 'section'], 'There is no section with this anchor.')],
      ),
      ...rows.flatMap((row: unknown, place) =>
        Array.isArray(row) && row.length !== columns
          ? [at(['rows', place], `This row needs ${columns} cells, as there are columns.`)]
          : [],
      ),
    ];
  });
}
