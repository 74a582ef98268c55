import type { ComplianceSlug } from '../../src/content/compliance-documents.ts';

/** A sample document. Its title comes from the list of compliance documents, so that the two always agree. */
export interface CompanyDocument {
  slug: ComplianceSlug;
  kind: 'Licence' | 'Certificate' | 'Registration' | 'Notice' | 'Policy' | 'Declaration';
  summary: string;
  /** Pairs of label and value, one per row. */
  facts: readonly (readonly [label: string, value: string])[];
  tables?: readonly DocumentTable[];
  sections: readonly DocumentSection[];
}

/** The first cell of a row is its header. */
export interface DocumentTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface DocumentSection {
  heading: string;
  clauses: readonly string[];
}

/** Parses sections from text: `## Heading` starts a section, each paragraph below it is a numbered clause. */
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
