import type { SiteContentEntry, SiteTreeEntry } from '../../../../src/contract/staff/site.ts';
import type { Tone } from '../../ui/badge.tsx';

export interface DocumentGroup {
  title: string;
  documents: readonly SiteTreeEntry[];
}

/**
 * The documents as the tree shows them: the pages in the order of the menus, with the other pages below, and then what
 * is on every page.
 */
export function groupDocuments(
  documents: readonly SiteTreeEntry[],
  menus: readonly { title: string; paths: readonly string[] }[],
): DocumentGroup[] {
  const isPage = ({ document }: SiteTreeEntry) => document.startsWith('page:');
  const pages = documents.filter(isPage);
  const placed = new Set<string>();
  const groups = menus.map(({ title, paths }) => ({
    title,
    documents: paths.flatMap((path) => {
      const page = pages.find((each) => each.path === path && !placed.has(each.document));
      if (page === undefined) return [];
      placed.add(page.document);
      return [page];
    }),
  }));
  const others = pages.filter(({ document }) => !placed.has(document));
  return [
    { title: 'Whole site', documents: documents.filter((each) => !isPage(each)) },
    ...groups,
    { title: 'Other pages', documents: others },
  ].filter((group) => group.documents.length > 0);
}

/** The state of a document as a badge; undefined for what is simply public. */
export function describeState(entry: SiteContentEntry): { tone: Tone; text: string } | undefined {
  if (entry.plannedFor !== null) return { tone: 'busy', text: 'Planned' };
  if (entry.isWithdrawn) return { tone: 'still', text: 'Taken down' };
  if (!entry.isPublic) return { tone: 'new', text: 'New draft' };
  if (entry.differs) return { tone: 'new', text: 'Draft' };
  return undefined;
}
