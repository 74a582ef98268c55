import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { blogPictureFiles } from '../../../src/contract/blog-picture.ts';
import { fileUrl } from '../../../src/contract/file-path.ts';
import type { StaffComplianceItem } from '../../../src/contract/staff/compliance.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { startTestServer, type TestServer } from '../../environment/app.ts';
import { createComplianceItem } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { test } from '../../inbox/office.ts';

const FIVE_MINUTES = 'public, max-age=300, must-revalidate';

async function uploadPicture(server: TestServer, editor: SignedInMember): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#f29a1f' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'cover.jpg');
  return ok((await upload(server, editor, 'blogs.uploadPicture', { file })) as never).BlogImagePath;
}

const makeBlog = (BlogImagePath: string, Discription = 'Walk.') => ({
  Subject: 'Night rounds',
  SubHeading: '',
  Discription,
  BlogImagePath,
});

const filesOf = (path: string) => [path, ...blogPictureFiles(path).map((file) => file.path)];

const get = ({ app }: TestServer, path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: fileUrl(path), headers });

/** The status that a visitor gets for each of the files. */
async function statusOf(server: TestServer, ...paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await get(server, path)).statusCode));
}

async function addDocument(
  server: TestServer,
  editor: SignedInMember,
  item?: { id: number; version: number },
  fields: Record<string, string> = {},
): Promise<number> {
  const file = new File([`%PDF-1.4\n% ${Math.random()}\n1 0 obj << >> endobj\n%%EOF\n`], 'licence.pdf');
  const answer = item
    ? await upload(server, editor, 'compliance.addVersion', {
        ...fields,
        id: String(item.id),
        version: String(item.version),
        file,
      })
    : await upload(server, editor, 'compliance.create', { ComplianceName: 'Licence', ...fields, file });
  return ok(answer as never).id;
}

const find = async (member: SignedInMember, id: number): Promise<StaffComplianceItem> =>
  ok(await member.ask('compliance.find', { id }));

async function act(member: SignedInMember, procedure: string, id: number, more = {}) {
  const { version } = await find(member, id);
  return member.call(`compliance.${procedure}`, { id, version, ...more });
}

describe('a blog’s picture', () => {
  test('is public while a published blog shows it, and else for editors', async ({ server, editor }) => {
    const path = await uploadPicture(server, editor);
    const files = filesOf(path);
    const none = files.map(() => 404);
    const all = files.map(() => 200);
    expect(await statusOf(server, ...files)).toEqual(none);
    const draft = ok(await editor.call('blogs.create', { values: makeBlog(path) }));
    expect(await statusOf(server, ...files)).toEqual(none);
    const seen = await editor.get(fileUrl(path));
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);

    const published = ok(await editor.call('blogs.publish', { ...draft, at: null }));
    expect(await statusOf(server, ...files)).toEqual(all);
    const { headers } = await get(server, path);
    expect(headers['cache-control']).toBe(FIVE_MINUTES);
    const etag = String(headers.etag);
    const again = await get(server, path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    const withdrawn = ok(await editor.call('blogs.withdraw', published));
    expect(await statusOf(server, ...files)).toEqual(none);
    const gone = await get(server, path, { 'if-none-match': etag });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await editor.get(fileUrl(path))).statusCode).toBe(200);
    expect((await (await createMember(server, 'sales')).get(fileUrl(path))).statusCode).toBe(404);

    ok(await editor.call('blogs.publish', { ...withdrawn, at: null }));
    expect(await statusOf(server, ...files)).toEqual(all);
  });

  test('that is replaced is gone, unless another blog shows it', async ({ server, editor }) => {
    const [shared, own, next] = [
      await uploadPicture(server, editor),
      await uploadPicture(server, editor),
      await uploadPicture(server, editor),
    ];
    const publish = async (values: ReturnType<typeof makeBlog>) =>
      ok(
        await editor.call('blogs.publish', {
          ...ok(await editor.call('blogs.create', { values })),
          at: null,
        }),
      );
    await publish(makeBlog(shared, `![The gate](${fileUrl(own)})`));
    const blog = await publish(makeBlog(own));
    ok(await editor.call('blogs.update', { ...blog, values: makeBlog(next) }));
    expect(await statusOf(server, shared, own, next)).toEqual([200, 200, 200]);
    const other = await publish(makeBlog(shared));
    ok(await editor.call('blogs.update', { ...other, values: makeBlog(next) }));
    const alone = await uploadPicture(server, editor);
    const last = await publish(makeBlog(alone));
    ok(await editor.call('blogs.update', { ...last, values: makeBlog(next) }));
    expect(await statusOf(server, shared, alone, next)).toEqual([200, 404, 200]);
  });

  test('that another server withdraws is no longer served within seconds', async ({ server, editor }) => {
    const path = await uploadPicture(server, editor);
    const draft = ok(await editor.call('blogs.create', { values: makeBlog(path) }));
    const blog = ok(await editor.call('blogs.publish', { ...draft, at: null }));
    const { databaseUrl } = server as TestServer & { databaseUrl: string };
    const other = await startTestServer({ DATABASE_URL: databaseUrl, DATA_DIR: server.config.dataDir });
    onTestFinished(() => other.app.close());
    expect(await statusOf(other, path)).toEqual([200]);
    ok(await editor.call('blogs.withdraw', blog));
    await expect.poll(() => statusOf(other, path), { timeout: 30_000 }).toEqual([404]);
  });
});

describe('a compliance document', () => {
  test('and its older versions are public until it is withdrawn', async ({ server, editor }) => {
    const id = await addDocument(server, editor);
    ok(await act(editor, 'setPublished', id, { published: true }));
    await addDocument(server, editor, await find(editor, id));
    const tomorrow = dayInIndia(new Date(Date.now() + 2 * 24 * 60 * 60_000));
    await addDocument(server, editor, await find(editor, id), { validFrom: tomorrow });
    const paths = (await find(editor, id)).versions.map((version) => version.ComplianceDocumentPath);
    // The newest version's first day is in the future.
    expect(await statusOf(server, ...paths)).toEqual([404, 200, 200]);
    expect((await get(server, paths[1] ?? '')).headers['cache-control']).toBe(FIVE_MINUTES);
    ok(await act(editor, 'setPublished', id, { published: false }));
    expect(await statusOf(server, ...paths)).toEqual([404, 404, 404]);
    for (const path of paths) expect((await editor.get(fileUrl(path))).statusCode).toBe(200);
  });

  test('that came with the site can be withdrawn as well', async ({ server, editor }) => {
    const document_path = 'wwwroot/media/compliance/gst-registration.pdf';
    // No row names it, and nobody has withdrawn it.
    expect(await statusOf(server, document_path)).toEqual([200]);
    await createComplianceItem(server.db, { document_path });
    const { id } = ok(await editor.ask('compliance.list')).at(-1);
    ok(await act(editor, 'setPublished', id, { published: false }));
    expect(await statusOf(server, document_path)).toEqual([404]);
    const encoded = await server.app.inject('/media/compliance/gst%2Dregistration.pdf');
    expect(encoded.statusCode).toBe(404);
    ok(await act(editor, 'setPublished', id, { published: true }));
    const { statusCode, headers } = await get(server, document_path);
    expect([statusCode, headers['cache-control']]).toEqual([200, FIVE_MINUTES]);
  });

  test('loses a removed version at once, and the removal is recorded', async ({ server, editor }) => {
    const id = await addDocument(server, editor);
    ok(await act(editor, 'setPublished', id, { published: true }));
    await addDocument(server, editor, await find(editor, id));
    const [newer, older] = (await find(editor, id)).versions;
    if (!newer || !older) throw new Error('a version is missing');
    const sales = await createMember(server, 'sales');
    const { version } = await find(editor, id);
    const asked = { id, version, versionId: newer.versionId };
    expect((await sales.call('compliance.removeVersion', asked)).statusCode).toBe(403);
    expect(
      (await editor.call('compliance.removeVersion', { ...asked, version: version - 1 })).statusCode,
    ).toBe(409);
    ok(await editor.call('compliance.removeVersion', asked));
    expect(await statusOf(server, newer.ComplianceDocumentPath, older.ComplianceDocumentPath)).toEqual([
      404, 200,
    ]);
    const left = await find(editor, id);
    expect(left.versions).toMatchObject([{ versionId: older.versionId, isCurrent: true }]);
    expect(left.events[0]).toMatchObject({
      action: 'document version removed',
      member: 'A editor',
      detail: newer.sha256,
    });
    // A version of another document, or one that was already removed.
    expect((await act(editor, 'removeVersion', id, { versionId: newer.versionId })).statusCode).toBe(404);

    const last = await act(editor, 'removeVersion', id, { versionId: older.versionId });
    expect([last.statusCode, last.json().error.message]).toEqual([
      400,
      'This is the only valid version. Withdraw the document first.',
    ]);
    ok(await act(editor, 'setPublished', id, { published: false }));
    ok(await act(editor, 'removeVersion', id, { versionId: older.versionId }));
    expect((await find(editor, id)).versions).toEqual([]);
  });
});
