import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Root } from 'mdast';
import { pino } from 'pino';
import sharp from 'sharp';
import type { FoundItem } from '../../server/importing/found-item.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import type { MovingParts } from '../../server/importing/writing.ts';
import type { ImportLine, OpenedImport } from '../../src/contract/staff/moving-in.ts';
import { siteHeaders } from '../doors/doors.ts';
import type { StartedServer, TestServer } from '../environment/app.ts';
import { ok, type StaffBrowser } from '../factories/staff.ts';
import { FORMER } from './line-readers.ts';

/** See line-readers.ts. */
export const lineReaders = new URL('./line-readers.ts', import.meta.url);

export const sourceOf = (items: readonly (FoundItem | 'BROKEN' | 'DIES')[]) =>
  [
    '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">',
    ...items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))),
  ].join('\n');

/** Sends a file like the member's browser. */
export async function sendFile(
  { app }: TestServer,
  member: StaffBrowser,
  path: string,
  content: string | Buffer,
  name = 'export.xml',
) {
  const boundary = `b${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/xml\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: path,
    headers: { ...headersOf(member), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

export const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

export const headersOf = (browser: StaffBrowser) => ({
  ...siteHeaders,
  cookie: [siteHeaders.cookie, ...[...browser.cookies].map(([name, value]) => `${name}=${value}`)].join('; '),
  'user-agent': 'a browser',
  'content-type': 'application/octet-stream',
});

/** A part of an upload, from the byte `at` on. */
export function sendPart(
  { app }: TestServer,
  browser: StaffBrowser,
  id: string,
  { at, bytes, headers = {} }: { at: number; bytes: Buffer; headers?: Record<string, string> },
) {
  return app.inject({
    method: 'POST',
    url: `/staff/moving-in/uploads/${id}/parts`,
    headers: {
      ...headersOf(browser),
      'upload-offset': String(at),
      'content-digest': digestOf(bytes),
      ...headers,
    },
    payload: bytes,
  });
}

export function partsOf(server: StartedServer, more: Partial<MovingParts> = {}): MovingParts {
  const { db, config, resumes, publications, content, site, publishing } = server;
  const log = pino({ level: 'silent' });
  return { db, config, resumes, publications, content, site, publishing, log, readers: lineReaders, ...more };
}

/** Uploads a file and reads it. */
export async function rehearseFile(
  server: StartedServer,
  owner: StaffBrowser,
  content: string | Buffer,
  more: Partial<MovingParts> & { name?: string } = {},
): Promise<OpenedImport> {
  const { name, ...parts } = more;
  const sent = await sendFile(server, owner, '/staff/moving-in/files', content, name);
  if (sent.statusCode !== 200) throw new Error(`${sent.statusCode} ${sent.body}`);
  const { id }: OpenedImport = sent.json();
  await runImports(partsOf(server, parts));
  return ok(await owner.ask('movingIn.open', { id }));
}

/** Starts an import and runs it to its end. */
export async function runImport(
  server: StartedServer,
  owner: StaffBrowser,
  id: number,
  more: Partial<MovingParts> & { hosts?: string[]; overwrite?: number[] } = {},
): Promise<OpenedImport> {
  const { hosts = [], overwrite = [], ...parts } = more;
  ok(await owner.call('movingIn.start', { id, hosts, overwrite }));
  await runImports(partsOf(server, parts));
  return ok(await owner.ask('movingIn.open', { id }));
}

/** Takes an import back. */
export async function undoImport(
  server: StartedServer,
  owner: StaffBrowser,
  id: number,
  more: Partial<MovingParts> = {},
): Promise<OpenedImport> {
  ok(await owner.call('movingIn.undo', { id }));
  await runImports(partsOf(server, more));
  return ok(await owner.ask('movingIn.open', { id }));
}

export async function linesOf(owner: StaffBrowser, id: number, filter = {}): Promise<ImportLine[]> {
  return ok(await owner.ask('movingIn.lines', { id, ...filter })).lines;
}

/** What is to be done with each item by its title, without former addresses. */
export const actsByTitle = (lines: readonly ImportLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ kind, title, act }) => (kind === null || kind === 'address' ? [] : [[title, act]])),
  );

const WRITTEN = [
  'blogs',
  'job_openings',
  'media',
  'submissions',
  'job_applications',
  'contact_requests',
  'resumes',
  'content_versions',
  'site_redirects',
  'mails',
] as const;

/** How many rows each table has that an import could write to. */
export async function countRows({ db }: StartedServer): Promise<Record<(typeof WRITTEN)[number], number>> {
  const counts = WRITTEN.map((table) => sql`'${sql.raw(table)}', (select count(*) from ${sql.table(table)})`);
  const { rows } = await sql<{ counts: Record<(typeof WRITTEN)[number], number> }>`
    select json_build_object(${sql.join(counts)}) as counts`.execute(db);
  return rows[0]?.counts as Record<(typeof WRITTEN)[number], number>;
}

/** The smallest picture that takes all ways of a large one. */
export const smallJpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

export { FORMER };

export const text = (...paragraphs: string[]): Root => ({
  type: 'root',
  children: paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
});

export const foundItem = (
  guid: string,
  place: string,
  title: string,
  content: FoundItem['content'],
): FoundItem => ({ guid, place, title, notes: [], content });

export const blogItem = (key: string, changes = {}) =>
  foundItem(`${FORMER}/?p=${key}`, `item ${key}`, `Blog ${key}`, {
    kind: 'blog',
    address: `${FORMER}/2019/05/blog-${key}/`,
    heading: `Blog ${key}`,
    subheading: '',
    text: text(`Words of ${key}.`),
    publishedAt: '2019-05-06T04:30:00.000Z',
    ...changes,
  });

export const jobItem = (key: string, changes = {}) =>
  foundItem(`${FORMER}/?job=${key}`, `item ${key}`, `Guard ${key}`, {
    kind: 'job',
    address: `${FORMER}/job/${key}/`,
    position: `Guard ${key}`,
    text: text('At a gate.'),
    location: 'Pune, Maharashtra',
    company: 'A Bank',
    types: ['Full Time'],
    categories: ['Guarding'],
    salary: { amount: '18500', currency: 'INR', unit: 'MONTH' },
    postedAt: '2025-02-03T04:30:00.000Z',
    closesOn: null,
    isFilled: false,
    isDraft: false,
    ...changes,
  });

export const pageItem = (key: string, changes = {}) =>
  foundItem(`${FORMER}/?page_id=${key}`, `item ${key}`, `About ${key}`, {
    kind: 'page',
    address: `${FORMER}/about-${key}/`,
    name: `About ${key}`,
    lead: 'Who we are.',
    sections: [{ type: 'text', heading: '', paragraphs: ['We have guarded gates since 1987.'] }],
    ...changes,
  });

export const pictureItem = (key: string, changes = {}) =>
  foundItem(`${FORMER}/?attachment_id=${key}`, `item ${key}`, `Gate ${key}`, {
    kind: 'picture',
    address: `${FORMER}/wp-content/uploads/2019/05/gate-${key}.jpg`,
    title: `Gate ${key}`,
    alt: 'A guard opens a gate',
    ...changes,
  });

export const contactItem = (key: string, changes = {}) =>
  foundItem(`message ${key}`, `row ${key}`, `Asha Rao ${key}`, {
    kind: 'submission',
    form: 'contact',
    sentAt: new Date(Date.now() - 60 * 86_400_000).toISOString(),
    values: {
      fullName: `Asha Rao ${key}`,
      emailId: `asha${key}@example.in`,
      mobileNo: '+91 98450 12345',
      companyName: '',
      userMessage: `Please call us about ${key}.`,
    },
    others: { 'Number of guards': '12' },
    ...changes,
  });
