import { readFileSync } from 'node:fs';
import type { CompanyDocument, DocumentSection, DocumentTable } from './types.ts';

const shield =
  '<svg viewBox="0 0 24 28" role="img" aria-label="Guardhouse shield"><path fill="#E8B64A" d="M12 1.2c3 ' +
  '1.7 6 2.5 9.2 2.7.5 0 .8.4.8.9v8.4c0 6.2-4.2 10.9-9.5 13.5a1.1 1.1 0 0 1-1 0C6.2 24.1 2 19.4 2 ' +
  '13.2V4.8c0-.5.3-.9.8-.9C6 3.7 9 2.9 12 1.2Z"/><path fill="#14264A" d="M12 3.1c2.7 1.4 5.5 2.1 8.3 ' +
  '2.4v7.7c0 5.3-3.5 9.4-8.3 11.8-4.8-2.4-8.3-6.5-8.3-11.8V5.5C6.5 5.2 9.3 4.5 12 3.1Z"/><path ' +
  'fill="#F2B13F" d="m12 7.2 1.8 3.8 4.1.5-3 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3-2.9 4.1-.5L12 7.2Z"/></svg>';

const styles = readFileSync(new URL('documents.css', import.meta.url), 'utf8');

/** Renders the HTML of a document. Its title becomes the PDF's title, its headings the PDF's outline. */
export function renderDocument(document: CompanyDocument, title: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${html(`${title} (specimen) – Guardhouse`)}</title>
<style>${styles}</style></head>
<body>
<header class="letterhead">${shield}
<div><span class="name">Guardhouse</span><small>Security &amp; Facility Services</small></div>
<p class="kind">${html(document.kind)}</p></header>
<p class="specimen">SPECIMEN — not a legal document</p>
<main>
<h1>${html(title)}</h1>
<p class="summary">${html(document.summary)}</p>
${facts(document.facts)}
${(document.tables ?? []).map(table).join('\n')}
${document.sections.map(section).join('\n')}
<div class="unsigned"><p>Place and date: left open, specimen</p>
<p>Signature and seal: left open, specimen</p></div>
</main>
<div class="watermark" aria-hidden="true">SPECIMEN</div>
</body>
</html>`;
}

function facts(rows: CompanyDocument['facts']): string {
  const body = rows.map(
    ([label, value]) => `<tr><th scope="row">${html(label)}</th><td>${html(value)}</td></tr>`,
  );
  return `<table class="facts"><caption>Particulars</caption><tbody>${body.join('')}</tbody></table>`;
}

function table({ caption, columns, rows }: DocumentTable): string {
  const head = columns.map((column) => `<th scope="col">${html(column)}</th>`);
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${html(cell)}</td>`);
    return `<tr><th scope="row">${html(first)}</th>${cells.join('')}</tr>`;
  });
  return `<table><caption>${html(caption)}</caption><thead><tr>${head.join('')}</tr></thead>
<tbody>${body.join('')}</tbody></table>`;
}

function section({ heading, clauses }: DocumentSection, index: number): string {
  const number = index + 1;
  const items = clauses.map((clause, at) => `<li data-number="${number}.${at + 1}">${html(clause)}</li>`);
  return `<section><h2><span>${number}</span>${html(heading)}</h2>
<ol class="clauses">${items.join('')}</ol></section>`;
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
