import type { Transaction } from 'kysely';
import * as z from 'zod';
import { kindOf } from '../../../src/content/documents.ts';
import { placeOf } from '../../../src/content-id.ts';
import { translated } from '../../../src/languages.ts';
import { listDrafts, listTranslations } from '../../content/drafts.ts';
import { nameOfPo, writeSitePo } from '../../content/translation-files.ts';
import type { Database } from '../../database/schema.ts';
import { BYTE_ORDER_MARK, csvLines } from '../../inbox/csv.ts';
import { readJson } from '../tables.queries.ts';
import type { ZipWriter } from '../zip-writer.ts';
import { writeMarkdown } from './blog-markdown.ts';
import { readmeText } from './readme.ts';
import { listColumnNames, listMovingBlogs, type Sheet } from './sheets.queries.ts';

/**
 * Adds what people and other programs read; nothing of it is read again. There are the README, a CSV and a JSON of each
 * sheet, the documents of the site with their schemas, the catalogues of its languages, and the blogs.
 * @param onRows hears of the rows of the sheets, each of which is read twice.
 */
export async function addReadable(
  zip: ZipWriter,
  trx: Transaction<Database>,
  sheets: readonly Sheet[],
  onRows: (count: number) => void,
): Promise<void> {
  await zip.addText('README.md', readmeText);
  async function* read({ query }: Sheet) {
    for await (const rows of readJson(trx, query)) {
      yield rows;
      onRows(rows.length);
    }
  }
  for (const sheet of sheets) {
    const names = await listColumnNames(trx, sheet.query);
    await zip.add(`${sheet.path}.csv`, asCsv(names, read(sheet)));
    await zip.add(`${sheet.path}.json`, asArray(read(sheet)));
  }
  await addContent(zip, trx);
  for (const blog of await listMovingBlogs(trx))
    for (const { path, text } of writeMarkdown(blog)) await zip.addText(path, text);
}

async function addContent(zip: ZipWriter, db: Transaction<Database>): Promise<void> {
  const drafts = await listDrafts(db);
  const byName = [...drafts].sort((a, b) => (a.document < b.document ? -1 : 1));
  const schemas = new Map<string, z.ZodType>();
  for (const { document, body, publicBody, draft, published } of byName) {
    // `page:the-company` is the page `the-company`.
    const [kind = '', name] = document.split(':');
    const path = name === undefined ? `content/${kind}` : `content/${kind}s/${name}`;
    schemas.set(kind, kindOf(document).schema);
    if (publicBody !== undefined) await zip.addJson(`${path}.published.json`, publicBody);
    if (draft !== undefined && draft.version !== published?.version)
      await zip.addJson(`${path}.draft.json`, body);
  }
  for (const [kind, schema] of [...schemas].sort())
    await zip.addJson(
      `content/schemas/${kind}.schema.json`,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    );
  for (const language of translated) {
    const documents = byName.map(({ document }) => document);
    const translations = await listTranslations(db, documents, [language]);
    const pairs = translations.flatMap((translation) => {
      const source = drafts.find(({ document }) => document === placeOf(translation.document).document);
      return source === undefined ? [] : [{ source, translation }];
    });
    await zip.addText(`catalogues/${nameOfPo(language, undefined)}`, writeSitePo(language, pairs));
  }
}

/** One JSON array with a row on each line. */
async function* asArray(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(names: string[], batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([names]);
  for await (const rows of batches)
    yield csvLines(
      rows.map((row) => {
        const values = JSON.parse(row) as Record<string, unknown>;
        return names.map((name) => cell(values[name]));
      }),
    );
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
