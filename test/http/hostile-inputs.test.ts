import { describe, expect } from 'vitest';
import { originOf } from '../doors/doors.ts';
import { test as base, type TestServer } from '../environment/app.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { createBlog } from '../factories/rows.ts';
import { createMember, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';

const SECRET = 'a-secret-of-the-mail-service-0123456789';
const TIMES = 10;
/** How long the process may work, in milliseconds of the processor, before it looks at who else waits. */
const LONGEST_TURN_MS = 300;

const test = base
  .extend<{ settings: Record<string, string> }>({
    settings: [{ ANSWERS_TOKEN: SECRET, REPLY_ADDRESS: 'replies@guardhouse.example' }, { scope: 'file' }],
  })
  .extend<{ origin: string; editor: SignedInMember }>({
    origin: [async ({ server }, use) => use(await originOf(server.app)), { scope: 'file' }],
    editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  });

const marks = '**'.repeat(3_000);
const nested = `${marks}x${marks}`;
const values = {
  Subject: 'Rounds',
  SubHeading: '',
  Discription: nested,
  BlogImagePath: 'wwwroot/media/blog/a-good-gate.jpg',
};
const svgOf = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

interface Sender {
  origin: string;
  editor: SignedInMember;
  server: TestServer;
}
type Send = (sender: Sender) => Promise<{ status: number } | { statusCode: number }>;
const mail = (text: string): Send => {
  const body = new Uint8Array(makeReceivedMail({ text }));
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' };
  return ({ origin }) => fetch(`${origin}/hooks/answers`, { method: 'POST', headers, body });
};
const picture =
  (svg: string): Send =>
  ({ server, editor }) =>
    upload(server, editor, 'media.add', { file: new File([svg], 'logo.svg') });

/**
 * Counts the milliseconds of the processor between two turns of the event loop, of which the returned function gives the
 * most. How long a visitor waits depends on what else the machine does; this does not.
 */
function watchTurns(): () => number {
  let longest = 0;
  let isWatched = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (isWatched) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isWatched = false;
    return longest;
  };
}

describe('the first page is answered at once while somebody sends', () => {
  test.for<[string, number, Send]>([
    ['a mail of 300,000 spaces', 200, mail(`Dear team,${' '.repeat(300_000)}x`)],
    ['a mail of tabs', 200, mail(`Dear team,${'\t'.repeat(300_000)}x`)],
    ['a mail of line breaks', 200, mail(`Dear team,${'\n'.repeat(300_000)}x`)],
    ['a mail of no-break spaces', 200, mail(`Dear team,${'\u00a0'.repeat(150_000)}x`)],
    ['slashes', 414, ({ origin }) => fetch(`${origin}/api${'/'.repeat(15_500)}x`)],
    ['a deeply nested text', 400, ({ editor }) => editor.call('blogs.create', { values })],
    ['a deeply nested drawing', 400, picture(svgOf('<g>'.repeat(8_000) + '</g>'.repeat(8_000)))],
    ['a drawing of too many parts', 400, picture(svgOf('<g/>'.repeat(30_000)))],
  ])('%s', async ([, expected, send], { server, origin, editor }) => {
    const ask = async () => {
      const answer = await fetch(`${origin}/`);
      await answer.text();
      expect(answer.status).toBe(200);
    };
    await ask();
    let isOver = false;
    const stopWatching = watchTurns();
    const sending = Promise.all(Array.from({ length: TIMES }, () => send({ server, origin, editor })));
    const over = sending.finally(() => {
      isOver = true;
    });
    do await ask();
    while (!isOver);
    const statuses = (await over).map((answer) => ('status' in answer ? answer.status : answer.statusCode));
    expect(new Set(statuses)).toEqual(new Set([expected]));
    expect(stopWatching()).toBeLessThan(LONGEST_TURN_MS);
  });
});

test('a path that is too long is refused in the form of its door', async ({ origin }) => {
  const askAt = async (path: string, method = 'GET') => {
    const answer = await fetch(origin + path, { method });
    const { status, headers } = answer;
    return { status, body: await answer.json(), policy: headers.get('content-security-policy') };
  };
  const problem = {
    status: 414,
    body: { status: 414 },
    policy: expect.stringContaining("default-src 'none'"),
  };
  const long = 'x'.repeat(2_048);
  expect(await askAt(`/api/${long}`, 'POST')).toMatchObject(problem);
  expect(await askAt(`/api${'/'.repeat(15_500)}x`)).toMatchObject(problem);
  for (const path of [`/${long}`, `/blog/${long}`, `/${'%E0%A4%B9'.repeat(300)}`, `/staff/${long}`])
    expect(await askAt(path)).toMatchObject(problem);
  for (const path of [`/trpc/${long}`, `/staff/trpc/${long}`])
    expect(await askAt(path)).toMatchObject({
      status: 414,
      body: { error: { message: expect.any(String) } },
    });
  expect((await fetch(`${origin}/blog?q=${'x'.repeat(3_000)}`)).status).toBe(200);
  expect((await fetch(`${origin}/${'x'.repeat(2_047)}`)).status).toBe(404);
});

test('a stored text that cannot be rendered is left out and reported, and nothing else is missing', async ({
  server,
}) => {
  const { app, db, content } = server;
  await createBlog(db, { subject: 'A good gate' });
  const id = await createBlog(db, { subject: 'Marks in marks', sub_heading: '', description: nested });
  const text = (source: string, said: string) => ({ source, text: said });
  const texts = { Subject: text('Half', 'आधा'), Discription: text('Plain', nested) };
  const half = { subject: 'Half', sub_heading: '', description: 'Plain' };
  const halfId = await createBlog(db, { ...half, translations: JSON.stringify({ hi: texts }) });
  content.current += 1;
  const listed = '/api/Login/SelectBlogList';
  for (const path of ['/', '/blog', '/feeds/blogs.xml', '/feeds/blogs.json', listed]) {
    const { statusCode, body } = await app.inject({ url: path, method: path === listed ? 'POST' : 'GET' });
    expect([path, statusCode]).toEqual([path, 200]);
    expect([body.includes('A good gate'), body.includes('Marks in marks')]).toEqual([true, false]);
  }
  for (const path of ['/sitemap.xml', `/blog/${halfId}`]) {
    const { body } = await app.inject(path);
    const inHindi = `<(loc|[^>]*alternate")[^>]*>?[^<]*/hi/blog/${halfId}`;
    const named = [`/blog/${halfId}`, `/blog/${id}`, inHindi].map((each) =>
      new RegExp(`${each}\\b`).test(body),
    );
    expect([path, ...named]).toEqual([path, true, false, false]);
  }
  expect((await app.inject(`/blog/${id}`)).statusCode).toBe(404);
  expect((await app.inject('/readyz')).json()).toMatchObject({
    ready: true,
    alarms: [`blog ${id} cannot be shown and is left out`],
  });
});
