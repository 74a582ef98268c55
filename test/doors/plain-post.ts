import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { addressIn, type Language, source } from '../../src/languages.ts';

type Fields = Record<string, string | File>;

/** What a browser without scripts sends beside the fields: the empty trap field, and an empty file if none is chosen. */
const beside: Record<SubmissionKind, Fields> = {
  contact: { website: '' },
  quotation: { website: '' },
  application: { website: '', file: new File([], '', { type: 'application/octet-stream' }) },
  posting: { website: '' },
  'data-request': { website: '' },
};

/** Posts a form to its page as a browser does: as multipart with a file, otherwise url-encoded. */
export async function postPlain(
  app: FastifyInstance,
  form: SubmissionKind,
  fields: Fields,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  language: Language = source,
): Promise<LightMyRequestResponse> {
  const { type, payload } = await encodePlain(form, fields);
  return app.inject({
    method: 'POST',
    url: addressIn(language, plainFormPaths[form]),
    payload,
    headers: { 'content-type': type, 'content-length': String(payload.length), ...headers },
  });
}

export async function encodePlain(form: SubmissionKind, fields: Fields) {
  const all = Object.entries({ ...fields, ...beside[form], ...fields });
  const isMultipart = all.some(([, value]) => value instanceof File);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of all) body.append(name, value as string);
  const response = new Response(body);
  const payload = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type') ?? '', payload };
}

/** The text of a page's main part, as a visitor reads it. */
export function wordsOf(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return unescapeHtml(main.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

/** The value of a field in a page's form. */
export function fieldValue(html: string, name: string): string | undefined {
  const area = new RegExp(`<textarea\\b[^>]*\\bname="${name}"[^>]*>\\n?([^<]*)</textarea>`).exec(html);
  if (area) return unescapeHtml(area[1] ?? '');
  const select = new RegExp(`<select\\b[^>]*\\bname="${name}".*?</select>`, 's').exec(html);
  if (select) {
    const chosen = /<option\b[^>]*\bselected\b[^>]*>/.exec(select[0])?.[0] ?? '';
    return unescapeHtml(/\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? '');
  }
  const rest = '(?:[^>"]|"[^"]*")*';
  const input = new RegExp(`<input\\b${rest}\\bname="${name}"${rest}>`).exec(html)?.[0];
  return input === undefined ? undefined : unescapeHtml(/\bvalue="([^"]*)"/.exec(input)?.[1] ?? '');
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
