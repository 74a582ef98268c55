import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { loadUploads, readUploadsVersion } from '../../../server/content/uploads.queries.ts';
import { listPublications } from '../../../server/files/publication-store.ts';
import type { FoundPicture, LibraryPicture } from '../../../src/contract/staff/media.ts';
import { isDescribed } from '../../../src/uploaded-picture.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';

const test = base.extend<{ editor: SignedInMember; library: TestServer }>({
  editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  library: async ({ server }, use) => {
    await sql`truncate media`.execute(server.db);
    for (const key of await listPublications(server.publications)) await server.publications.delete(key);
    await use(server);
  },
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });

const fileOf = async (bytes: Buffer | Promise<Buffer>) =>
  new File([new Uint8Array(await bytes)], 'night_rounds.jpg');

const send = async (
  server: TestServer,
  member: SignedInMember,
  bytes: Buffer | Promise<Buffer>,
  fields: Record<string, string> = {},
  key: string = randomUUID(),
) => upload(server, member, 'media.add', { file: await fileOf(bytes), ...fields }, key);

/** Adds a picture of one width. */
const add = async (server: TestServer, member: SignedInMember, fields = {}): Promise<LibraryPicture> =>
  ok((await send(server, member, plain(120, 80).jpeg().toBuffer(), fields)) as never);

const find = async (member: SignedInMember, name: string): Promise<FoundPicture> =>
  ok(await member.ask('media.find', { name }));

const list = async (member: SignedInMember, input = {}): Promise<LibraryPicture[]> =>
  ok(await member.ask('media.list', input)).pictures;

const expectNothing = async ({ publications }: TestServer, editor: SignedInMember) =>
  expect([await list(editor), await listPublications(publications)]).toEqual([[], []]);

const statuses = async ({ app }: TestServer, { name, widths }: LibraryPicture) => {
  const urls = widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => `/media/library/${name}-${width}.${format}`),
  );
  return new Set(await Promise.all(urls.map(async (url) => (await app.inject({ url })).statusCode)));
};

const actsOn = async ({ db }: TestServer, name: string) => {
  const lines = db.selectFrom('staff_audit').select('action').where('subject', '=', `picture ${name}`);
  return (await lines.orderBy('id').execute()).map(({ action }) => action);
};

describe('an upload', () => {
  test('is in the library, and its files are served for ever', async ({ library, editor }) => {
    const bytes = await plain(900, 450).jpeg().toBuffer();
    const alt = 'A guard at a gate';
    const picture: LibraryPicture = ok((await send(library, editor, bytes, { alt })) as never);
    const { name } = picture;
    const size = { width: 900, height: 450, widths: [400, 800, 900] };
    expect(name).toMatch(/^upload-[0-9a-f]{32}$/);
    expect(picture).toMatchObject({ ...size, title: 'night rounds', alt, version: 1, by: 'A editor' });
    expect(picture.focus).toEqual({ x: 0.5, y: 0.5 });
    expect(picture.original).toEqual({ type: 'image/jpeg', bytes: bytes.length });
    expect(await list(editor)).toEqual([picture]);
    expect(await find(editor, name)).toEqual({ ...picture, uses: [] });
    expect(await statuses(library, picture)).toEqual(new Set([200]));
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const [format, type] of Object.entries(types)) {
      const url = `/media/library/${name}-800.${format}`;
      const { headers, rawPayload } = await library.app.inject({ url });
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(rawPayload.length),
      });
      expect((await sharp(rawPayload).metadata()).width).toBe(800);
      const again = await library.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.statusCode).toBe(304);
    }
    expect(await loadUploads(library.db)).toEqual(new Map([[name, { ...size, alt }]]));
    const { rows } = await sql`
      select member_id, action, detail from staff_audit where subject = ${`picture ${name}`}
    `.execute(library.db);
    expect(rows).toEqual([{ member_id: editor.id, action: 'picture added', detail: 'night rounds' }]);
    // The file that it was is kept, and served to nobody.
    expect(await library.publications.exists(`originals/${name}.webp`)).toBe(true);
    for (const url of [
      `/media/originals/${name}.webp`,
      `/media/library/..%2foriginals%2f${name}.webp`,
      `/media/library/${name}.webp`,
      `/media/library/${name}-399.webp`,
      `/media/library/${name}-400.png`,
      `/media/library/upload-${randomUUID().replaceAll('-', '')}-400.avif`,
    ])
      expect((await library.app.inject({ url })).statusCode, url).toBe(404);
  });

  const page = '<!doctype html><script>alert(1)</script>';
  test.for([
    ['a HEIC of a phone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*JPEG/],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /read/,
    ],
    ['a web page', Buffer.from(page), /must be/],
    ['a web page behind the head of a JPEG', Buffer.from(`\xff\xd8\xff${page}`, 'latin1'), /read/],
    ['nothing', Buffer.alloc(0), /./],
    ['cut off', plain(300, 300).jpeg().toBuffer(), /./],
    // 100 million pixels in some 100 kB.
    ['a bomb', plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(), /./],
    ['tiny', plain(63, 500).png().toBuffer(), /at least 64 pixels/],
    ['over 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), /./],
  ] as const)('is not %s', async ([what, bytes, reason], { library, editor }) => {
    const whole = await bytes;
    const answer = await send(
      library,
      editor,
      what === 'cut off' ? whole.subarray(0, whole.length / 2) : whole,
    );
    expect(answer.statusCode).toBe(400);
    const [fault] = answer.json().error.data.faults;
    expect(fault).toEqual({ field: 'file', reason: expect.stringMatching(reason) });
    await expectNothing(library, editor);
  });
});

test('the library is searched by words, and read a page at a time', async ({ library, editor }) => {
  await sql`
    insert into media (name, title, original_type, original_bytes, width, height, widths, descriptions)
    select 'upload-' || lpad(to_hex(n), 32, '0'), 'Picture ' || n, 'image/png', 1, 100, 100, '{100}',
      (case n when 7 then '{"en-IN":"A guard with a torch"}' when 8 then '{"en-IN":"A barrier, 100%"}' else '{}' end)::jsonb
    from generate_series(1, 100) as n`.execute(library.db);
  const titles: string[] = [];
  let cursor: number | null = null;
  do {
    const page = ok(await editor.ask('media.list', { cursor }));
    titles.push(...page.pictures.map(({ title }: LibraryPicture) => title));
    cursor = page.next as number | null;
  } while (cursor !== null);
  expect(titles).toEqual(Array.from({ length: 100 }, (_, index) => `Picture ${100 - index}`));
  for (const [search, found] of [
    ['torch picture', ['Picture 7']],
    ['TORCH', ['Picture 7']],
    ['torch barrier', []],
    ['%', ['Picture 8']],
    ['en-IN', []],
  ] as const)
    expect(
      (await list(editor, { search })).map(({ title }) => title),
      search,
    ).toEqual(found);
});

describe('a picture', () => {
  test('is named, described and given a focal point by one of two editors', async ({ library, editor }) => {
    const { name, version, alt } = await add(library, editor);
    expect(isDescribed({ alt })).toBe(false);
    const before = await readUploadsVersion(library.db);
    const change = { title: 'The gate', alt: 'A guard opens a gate', focus: { x: 0.2, y: 1 } };
    const update = (more: object) => editor.call('media.update', { name, version, ...change, ...more });
    for (const wrong of [{ alt: ' ' }, { focus: { x: 1.2, y: 0 } }, { alt: 'a\u0000b' }, { title: '' }])
      expect((await update(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect(ok(await update({}))).toEqual({ name, version: 2 });
    expect((await update({ title: 'Mine' })).statusCode).toBe(409);
    expect(await find(editor, name)).toMatchObject({ ...change, version: 2 });
    const loaded = (await loadUploads(library.db)).get(name);
    expect(loaded).toMatchObject({ alt: change.alt, focus: change.focus });
    expect(isDescribed(loaded ?? { alt: '' })).toBe(true);
    expect(await readUploadsVersion(library.db)).not.toBe(before);
    expect(await actsOn(library, name)).toEqual(['picture added', 'picture edited']);
  });

  test('is cropped into another one, and stays as it was', async ({ library, editor }) => {
    const words = { title: 'The gate', alt: 'A gate' };
    const whole = await add(library, editor, words);
    const { name } = whole;
    const cut = (crop: object) => editor.call('media.crop', { name, crop });
    const part: LibraryPicture = ok(await cut({ x: 0.4, y: 0, width: 0.6, height: 1 }));
    expect(part).toMatchObject({ ...words, width: 72, height: 80, widths: [72], croppedFrom: name });
    expect(part.name).not.toBe(name);
    expect(await find(editor, name)).toEqual({ ...whole, uses: [] });
    expect(await actsOn(library, part.name)).toEqual(['picture cropped']);
    for (const picture of [whole, part]) expect(await statuses(library, picture)).toEqual(new Set([200]));
    expect((await cut({ x: 0.6, y: 0, width: 0.5, height: 1 })).statusCode).toBe(400);
    expect((await cut({ x: 0, y: 0, width: 0.01, height: 1 })).statusCode).toBe(400);
  });

  test('is removed with its files, which are put aside as by a sweep', async ({ library, editor }) => {
    const picture = await add(library, editor);
    const { name, version } = picture;
    expect(await statuses(library, picture)).toEqual(new Set([200]));
    ok(await editor.call('media.remove', { name, version }));
    expect(await statuses(library, picture)).toEqual(new Set([404]));
    await expectNothing(library, editor);
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    for (const answer of [
      await editor.ask('media.find', { name }),
      await editor.call('media.crop', { name, crop }),
      await editor.call('media.remove', { name, version }),
    ])
      expect(answer.statusCode).toBe(404);
    expect(await loadUploads(library.db)).toEqual(new Map());
    expect(await actsOn(library, name)).toEqual(['picture added', 'picture removed']);
    expect(await library.publications.exists(`removed/originals/${name}.webp`)).toBe(true);
    const url = `/media/library/${name}-120.webp`;
    expect((await editor.get(url)).statusCode).toBe(404);
    // Nor is one served to visitors that could not be put aside.
    await library.publications.put(`library/${name}-120.webp`, 'still there');
    expect((await library.app.inject({ url })).statusCode).toBe(404);
  });
});
