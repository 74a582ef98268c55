import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { loadUploads, readUploadsVersion } from '../../../server/content/uploads.queries.ts';
import { listPublications, sweepPublications } from '../../../server/files/publication-store.ts';
import { isDescribed } from '../../../src/content/schema/picture-reference.ts';
import type { FoundPicture, LibraryPicture } from '../../../src/contract/staff/media.ts';
import { test as base, claimStores, type TestServer } from '../../environment/app.ts';
import { createBlog } from '../../factories/rows.ts';
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

const asFile = async (bytes: Buffer | Promise<Buffer>, name = 'night_rounds.jpg') =>
  new File([new Uint8Array(await bytes)], name);

const send = async (
  server: TestServer,
  member: SignedInMember,
  bytes: Buffer | Promise<Buffer>,
  fields: Record<string, string> = {},
  key: string = randomUUID(),
) => upload(server, member, 'media.add', { file: await asFile(bytes), ...fields }, key);

async function add(server: TestServer, member: SignedInMember, fields = {}): Promise<LibraryPicture> {
  return ok((await send(server, member, plain(500, 300).jpeg().toBuffer(), fields)) as never);
}

const find = async (member: SignedInMember, name: string): Promise<FoundPicture> =>
  ok(await member.ask('media.find', { name }));

const list = async (member: SignedInMember, input = {}): Promise<LibraryPicture[]> =>
  ok(await member.ask('media.list', input)).pictures;

const filesOf = ({ name, widths }: LibraryPicture) =>
  widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => `/media/library/${name}-${width}.${format}`),
  );

const statuses = async ({ app }: TestServer, picture: LibraryPicture) =>
  new Set(await Promise.all(filesOf(picture).map(async (url) => (await app.inject({ url })).statusCode)));

/** Stores a body as the editor would, and lets the draft or the published words of a document be that one. */
async function refer({ db }: TestServer, document: string, body: object, pointer: 'draft' | 'published') {
  const { rows } = await sql<{ id: number }>`
    insert into content_versions (document, body, schema_version)
    values (${document}, ${JSON.stringify(body)}, 1) returning id`.execute(db);
  const column = sql.ref(`${pointer}_version`);
  await sql`
    insert into content_pointers (document, ${column}) values (${document}, ${rows[0]?.id})
    on conflict (document, locale) do update set ${column} = excluded.${column}`.execute(db);
  return rows[0]?.id ?? 0;
}

const release = async ({ db }: TestServer, document: string) => {
  await sql`update content_pointers set draft_version = null, published_version = null
    where document = ${document}`.execute(db);
};

describe('an upload', () => {
  test('is in the library, and its files are served for ever', async ({ library, editor }) => {
    const bytes = await plain(2_000, 1_000).jpeg().toBuffer();
    const answer = await send(library, editor, bytes, { alt: 'A guard at a gate' });
    const picture: LibraryPicture = ok(answer as never);
    expect(picture).toMatchObject({
      name: expect.stringMatching(/^upload-[0-9a-f]{32}$/),
      title: 'night rounds',
      alt: 'A guard at a gate',
      ...{ width: 1_600, height: 800, widths: [400, 800, 1_600], version: 1 },
      focus: { x: 0.5, y: 0.5 },
      original: { type: 'image/jpeg', bytes: bytes.length },
      by: 'A editor',
    });
    expect(await list(editor)).toEqual([picture]);
    expect(await find(editor, picture.name)).toEqual({ ...picture, uses: [] });
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const width of picture.widths)
      for (const [format, type] of Object.entries(types)) {
        const url = `/media/library/${picture.name}-${width}.${format}`;
        const served = await library.app.inject({ url });
        expect(served.statusCode).toBe(200);
        expect(served.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String(served.rawPayload.length),
        });
        expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
        const etag = String(served.headers.etag);
        const again = await library.app.inject({ url, headers: { 'if-none-match': etag } });
        expect(again.statusCode).toBe(304);
      }
    expect(await loadUploads(library.db)).toEqual(
      new Map([
        [picture.name, { width: 1_600, height: 800, widths: [400, 800, 1_600], alt: 'A guard at a gate' }],
      ]),
    );
  });

  test('has an audit line, and no name of a person but the member’s', async ({ library, editor }) => {
    const { name } = await add(library, editor, { title: 'The gate' });
    const line = await library.db
      .selectFrom('staff_audit')
      .select(['member_id', 'action', 'detail'])
      .where('subject', '=', `picture ${name}`)
      .execute();
    expect(line).toEqual([{ member_id: editor.id, action: 'picture added', detail: 'The gate' }]);
  });

  test('of the same picture again is another one, and a repeated request is not', async ({
    library,
    editor,
  }) => {
    const bytes = await plain(100, 100).png().toBuffer();
    const key = randomUUID();
    const [first, repeated] = [
      ok((await send(library, editor, bytes, {}, key)) as never) as LibraryPicture,
      ok((await send(library, editor, bytes, {}, key)) as never) as LibraryPicture,
    ];
    expect(repeated).toEqual(first);
    expect(await listPublications(library.publications)).toHaveLength(4);
    const other = ok((await send(library, editor, bytes)) as never) as LibraryPicture;
    expect(other.name).not.toBe(first.name);
    expect(await list(editor)).toHaveLength(2);
  });

  test('does not make the file available that it was', async ({ library, editor }) => {
    const { name } = await add(library, editor);
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

  test.for([
    ['a HEIC of a phone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*JPEG/],
    [
      'an SVG of nothing but a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /read/,
    ],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), /must be/],
    [
      'a web page behind the head of a JPEG',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
      /read/,
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), /must be/],
    ['nothing', Buffer.alloc(0), /./],
  ] as const)('is not %s', async ([, bytes, reason], { library, editor }) => {
    const answer = await send(library, editor, bytes);
    expect(answer.statusCode).toBe(400);
    const [fault] = answer.json().error.data.faults;
    expect(fault).toEqual({ field: 'file', reason: expect.stringMatching(reason) });
    expect(await list(editor)).toEqual([]);
    expect(await listPublications(library.publications)).toEqual([]);
  });

  test('is neither cut off, a bomb, tiny nor over 10 MB', async ({ library, editor }) => {
    const photo = await plain(900, 900).jpeg().toBuffer();
    const half = await send(library, editor, photo.subarray(0, photo.length / 2));
    expect(half.statusCode).toBe(400);
    // 100 million pixels in some 100 kB.
    const bomb = await send(library, editor, plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer());
    expect(bomb.statusCode).toBe(400);
    const tiny = await send(library, editor, plain(63, 500).png().toBuffer());
    expect(tiny.json().error.message).toMatch(/at least 64 pixels/);
    const large = await send(library, editor, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(large.statusCode).toBe(400);
    expect(await listPublications(library.publications)).toEqual([]);
  });

  test('leaves nothing behind where the store is full half-way', async ({ library, editor }) => {
    const put = library.publications.put.bind(library.publications);
    let stored = 0;
    const full = vi.spyOn(library.publications, 'put').mockImplementation(async (...given) => {
      if (++stored > 5) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return put(...given);
    });
    const answer = await send(library, editor, plain(1_000, 600).jpeg().toBuffer());
    full.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(stored).toBeGreaterThan(5);
    expect(await list(editor)).toEqual([]);
    expect(await listPublications(library.publications)).toEqual([]);
    expect((await add(library, editor)).version).toBe(1);
  });

  test('that is cancelled while it is being stored leaves nothing behind', async ({ library, editor }) => {
    const put = library.publications.put.bind(library.publications);
    const began = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const slow = vi.spyOn(library.publications, 'put').mockImplementation(async (...given) => {
      began.resolve();
      await cancelled.promise;
      return put(...given);
    });
    const cancel = new AbortController();
    const file = await asFile(plain(500, 300).jpeg().toBuffer());
    const gone = new Promise<void>((resolve) => {
      library.app.server.once('request', ({ socket }) => socket.once('close', () => resolve()));
    });
    const answer = upload(library, editor, 'media.add', { file }, randomUUID(), cancel.signal);
    await began.promise;
    cancel.abort();
    await expect(answer).rejects.toThrow('aborted');
    // The server learns of it by the closed connection.
    await gone;
    cancelled.resolve();
    await expect.poll(() => slow.mock.settledResults.length).toBeGreaterThan(6);
    await expect.poll(() => listPublications(library.publications)).toEqual([]);
    slow.mockRestore();
    expect(await list(editor)).toEqual([]);
  });

  test('is for the editor and the owner', async ({ library, editor }) => {
    const { name } = await add(library, editor);
    for (const role of ['sales', 'recruiter'] as const) {
      const member = await createMember(library, role);
      expect((await send(library, member, plain(100, 100).png().toBuffer())).statusCode).toBe(403);
      expect((await member.ask('media.list', {})).statusCode).toBe(403);
      expect((await member.call('media.remove', { name, version: 1 })).statusCode).toBe(403);
    }
    expect(await list(await createMember(library, 'owner'))).toHaveLength(1);
  });
});

describe('the library', () => {
  test('is searched by the words of titles and descriptions', async ({ library, editor }) => {
    await add(library, editor, { title: 'Night rounds', alt: 'A guard with a torch' });
    await add(library, editor, { title: 'Gate 100%', alt: 'A barrier' });
    const titles = async (search: string) => (await list(editor, { search })).map(({ title }) => title);
    expect(await titles('')).toEqual(['Gate 100%', 'Night rounds']);
    expect(await titles('torch night')).toEqual(['Night rounds']);
    expect(await titles('TORCH')).toEqual(['Night rounds']);
    expect(await titles('torch barrier')).toEqual([]);
    expect(await titles('%')).toEqual(['Gate 100%']);
    expect(await titles('en-IN')).toEqual([]);
  });

  test('is read a page at a time', async ({ library, editor }) => {
    await sql`
      insert into media (name, title, original_type, original_bytes, width, height, widths)
      select 'upload-' || lpad(to_hex(n), 32, '0'), 'Picture ' || n, 'image/png', 1, 100, 100, '{100}'
      from generate_series(1, 100) as n`.execute(library.db);
    const titles: string[] = [];
    let cursor: number | null = null;
    do {
      const page: { pictures: LibraryPicture[]; next: number | null } = ok(
        await editor.ask('media.list', { cursor }),
      );
      titles.push(...page.pictures.map(({ title }) => title));
      cursor = page.next;
    } while (cursor !== null);
    expect(titles).toEqual(Array.from({ length: 100 }, (_, index) => `Picture ${100 - index}`));
  });
});

describe('a picture', () => {
  test('is named, described and given a focal point by one of two editors', async ({ library, editor }) => {
    const { name, version, alt } = await add(library, editor);
    expect(isDescribed({ alt })).toBe(false);
    const before = await readUploadsVersion(library.db);
    const change = { title: 'The gate', alt: 'A guard opens a gate', focus: { x: 0.2, y: 1 } };
    expect(ok(await editor.call('media.update', { name, version, ...change }))).toEqual({ name, version: 2 });
    expect(await find(editor, name)).toMatchObject({ ...change, version: 2 });
    const late = await editor.call('media.update', { name, version, ...change, title: 'Mine' });
    expect(late.statusCode).toBe(409);
    expect(await find(editor, name)).toMatchObject(change);
    const loaded = (await loadUploads(library.db)).get(name);
    expect(loaded).toMatchObject({ alt: change.alt, focus: change.focus });
    expect(isDescribed(loaded ?? { alt: '' })).toBe(true);
    expect(await readUploadsVersion(library.db)).not.toBe(before);
  });

  test.for([
    ['without a description', { alt: ' ' }],
    ['with a focal point outside of it', { focus: { x: 1.2, y: 0 } }],
    ['with half a character', { alt: 'a\u0000b' }],
    ['without a name', { title: '' }],
  ] as const)('is not saved %s', async ([, wrong], { library, editor }) => {
    const { name, version } = await add(library, editor);
    const change = { title: 'The gate', alt: 'A gate', focus: { x: 0, y: 0 }, ...wrong };
    expect((await editor.call('media.update', { name, version, ...change })).statusCode).toBe(400);
    expect((await find(editor, name)).version).toBe(1);
  });

  test('is cropped into another one, and stays as it was', async ({ library, editor }) => {
    const whole = await add(library, editor, { title: 'The gate', alt: 'A gate' });
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const part: LibraryPicture = ok(await editor.call('media.crop', { name: whole.name, crop }));
    expect(part).toMatchObject({
      ...{ title: 'The gate', alt: 'A gate', width: 250, height: 300, widths: [250] },
      croppedFrom: whole.name,
    });
    expect(part.name).not.toBe(whole.name);
    expect(await find(editor, whole.name)).toEqual({ ...whole, uses: [] });
    expect([await statuses(library, whole), await statuses(library, part)]).toEqual([
      new Set([200]),
      new Set([200]),
    ]);
    const outside = { x: 0.6, y: 0, width: 0.5, height: 1 };
    expect((await editor.call('media.crop', { name: whole.name, crop: outside })).statusCode).toBe(400);
    const sliver = { x: 0, y: 0, width: 0.01, height: 1 };
    expect((await editor.call('media.crop', { name: whole.name, crop: sliver })).statusCode).toBe(400);
  });

  test('is removed with its files, which are put aside as by a sweep', async ({ library, editor }) => {
    const picture = await add(library, editor);
    const { name, version } = picture;
    expect(await statuses(library, picture)).toEqual(new Set([200]));
    ok(await editor.call('media.remove', { name, version }));
    expect(await statuses(library, picture)).toEqual(new Set([404]));
    expect(await list(editor)).toEqual([]);
    expect((await editor.ask('media.find', { name })).statusCode).toBe(404);
    expect(
      (await editor.call('media.crop', { name, crop: { x: 0, y: 0, width: 1, height: 1 } })).statusCode,
    ).toBe(404);
    expect((await editor.call('media.remove', { name, version })).statusCode).toBe(404);
    expect(await loadUploads(library.db)).toEqual(new Map());
    expect(await listPublications(library.publications)).toEqual([]);
    expect(await library.publications.exists(`removed/originals/${name}.webp`)).toBe(true);
    // Nor is one served that could not be put aside.
    await library.publications.put(`library/${name}-400.webp`, 'still there');
    expect((await library.app.inject({ url: `/media/library/${name}-400.webp` })).statusCode).toBe(404);
  });

  test('is not removed while a draft, a page, a planned release or a blog shows it', async ({
    library,
    editor,
  }) => {
    const picture = await add(library, editor);
    const { name } = picture;
    const refuse = async (label: string, use: object) => {
      expect((await find(editor, name)).uses).toEqual([use]);
      const refused = await editor.call('media.remove', { name, version: 1 });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.message).toContain(label);
      expect(await statuses(library, picture)).toEqual(new Set([200]));
    };

    await refer(library, 'page:about', { name: 'About us', sections: [{ picture: name }] }, 'draft');
    await refuse('About us', { where: 'page:about', label: 'About us', isPublic: false });
    await refer(library, 'page:about', { name: 'About us', sections: [{ picture: name }] }, 'published');
    await refuse('About us', { where: 'page:about', label: 'About us', isPublic: true });
    await release(library, 'page:about');

    const version = await refer(library, 'home', { slides: [{ picture: name }] }, 'draft');
    await release(library, 'home');
    await sql`insert into content_releases (title, documents, due, state) values
      ('Monday', ${JSON.stringify([{ document: 'home', version }])}, now() + interval '1 day', 'planned')`.execute(
      library.db,
    );
    await refuse('Home page', { where: 'home', label: 'Home page', isPublic: false });
    await sql`update content_releases set state = 'cancelled'`.execute(library.db);

    const description = `![A gate](/media/library/${name}-400.avif)`;
    const id = await createBlog(library.db, { subject: 'Gates', description });
    await refuse('Gates', { where: `blog ${id}`, label: 'Gates', isPublic: true });
    await library.db.deleteFrom('blogs').execute();

    // Its history may still name it.
    expect((await find(editor, name)).uses).toEqual([]);
    ok(await editor.call('media.remove', { name, version: 1 }));
  });
});

test('a sweep keeps the files of the library’s pictures, and removes those without a row', async ({
  library,
  editor,
}) => {
  const picture = await add(library, editor);
  const stray = `upload-${randomUUID().replaceAll('-', '')}`;
  for (const key of [`library/${stray}-400.webp`, `originals/${stray}.webp`])
    await library.publications.put(key, 'without a row');
  await claimStores(library);
  const swept = await sweepPublications(library.db, library.publications, { documentMs: 0 });
  expect(swept).toEqual({ movedAside: 2, putBack: 0, removed: 0 });
  expect(await statuses(library, picture)).toEqual(new Set([200]));
  expect(await library.publications.exists(`originals/${picture.name}.webp`)).toBe(true);
});

test('the files of a removed picture are there for signed-in editors no more than for others', async ({
  library,
  editor,
}) => {
  const picture = await add(library, editor);
  ok(await editor.call('media.remove', { name: picture.name, version: 1 }));
  expect((await editor.get(filesOf(picture)[0] ?? '')).statusCode).toBe(404);
});
