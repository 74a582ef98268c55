import type { Kysely } from 'kysely';
import * as z from 'zod';
import { kindOf } from '../../../src/content/documents.ts';
import { placeOf } from '../../../src/content-id.ts';
import { translated } from '../../../src/languages.ts';
import { listDrafts, listTranslations } from '../../content/drafts.ts';
import { nameOfPo, writeSitePo } from '../../content/translation-files.ts';
import type { Database } from '../../database/schema.ts';
import { markdownOf } from './blog-markdown.ts';
import { listMovingBlogs } from './blogs.queries.ts';
import type { ZipWriter } from './zip-writer.ts';

/** The documents of the site with their schemas, the catalogues of its languages, and the blogs. */
export async function addContent(zip: ZipWriter, db: Kysely<Database>): Promise<void> {
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
  for (const blog of await listMovingBlogs(db))
    for (const { path, text } of markdownOf(blog)) await zip.addText(path, text);
}
