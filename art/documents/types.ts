import type { ComplianceSlug } from '../../src/content/compliance-documents.ts';

/** One specimen. Its title stands in the list of compliance documents, so that the two cannot differ. */
export interface CompanyDocument {
  slug: ComplianceSlug;
  kind: 'Licence' | 'Certificate' | 'Registration' | 'Notice' | 'Policy' | 'Declaration';
  summary: string;
  /** Label and value, one pair a row. */
  facts: readonly (readonly [label: string, value: string])[];
  tables?: readonly DocumentTable[];
  sections: readonly DocumentSection[];
}

/** The first cell of a row is its heading. */
export interface DocumentTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface DocumentSection {
  heading: string;
  clauses: readonly string[];
}

/** Reads numbered matter from text: `## Heading` opens a section, each paragraph under it is a clause. */
export function sections(strings: TemplateStringsArray): DocumentSection[] {
  const found: { heading: string; clauses: string[] }[] = [];
  for (const block of (strings[0] ?? '').trim().split(/\n\s*\n/)) {
    const text = block.trim().replace(/\s+/g, ' ');
    const current = found.at(-1);
    if (text.startsWith('## ')) found.push({ heading: text.slice(3), clauses: [] });
    else if (current) current.clauses.push(text);
    else throw new Error(`A clause before the first heading: ${text.slice(0, 40)}`);
  }
  return found;
}
