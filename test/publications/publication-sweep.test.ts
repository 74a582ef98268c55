import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import {
  listPublications,
  type PublicationAges,
  sweepPublications,
} from '../../server/files/publication-store.ts';
import { blogPictureFiles } from '../../src/contract/blog-picture.ts';
import { fileUrl } from '../../src/contract/file-path.ts';
import type { StaffComplianceItem } from '../../src/contract/staff/compliance.ts';
import { claimStores, startTestServer, type TestServer } from '../environment/app.ts';
import { testWithHouse } from '../factories/house.ts';
import { createBlog } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOTHING_IS_YOUNG = { documentMs: 0, pictureMs: 0 };

const started = testWithHouse(() => startTestServer());

/** A server with an empty store. */
const test = started.extend<{ desk: TestServer; editor: SignedInMember }>({
  editor: [async ({ house }, use) => use(await createMember(house, 'editor')), { scope: 'file' }],
  desk: async ({ house }, use) => {
    await house.db.deleteFrom('blogs').execute();
    await house.db.deleteFrom('compliance_items').execute();
    for (const key of await listPublications(house.publications)) await house.publications.delete(key);
    await use(house);
  },
});

const makePdf = () =>
  new File([`%PDF-1.4\n% ${Math.random()}\n1 0 obj << >> endobj\n%%EOF\n`], 'licence.pdf');

/** Stores the files of a picture as its upload does. @returns the path that a blog keeps. */
async function storePicture({ publications }: TestServer): Promise<string> {
  const path = `wwwroot/media/blog/${randomUUID().replaceAll('-', '')}-800.jpg`;
  for (const file of filesOf(path)) await publications.put(file.replace('wwwroot/media/', ''), 'a picture');
  return path;
}

const makeBlog = (BlogImagePath: string, Discription = 'Walk.') => ({
  Subject: 'Night rounds',
  SubHeading: '',
  Discription,
  BlogImagePath,
});

async function createDocument(server: TestServer, editor: SignedInMember): Promise<number> {
  const form = { ComplianceName: 'PSARA licence', file: makePdf() };
  return ok((await upload(server, editor, 'compliance.create', form)) as never).id;
}

/** Adds a version to the document that the editor has seen as `version`. */
const addVersion = (server: TestServer, editor: SignedInMember, id: number, version: number) =>
  upload(server, editor, 'compliance.addVersion', {
    id: String(id),
    version: String(version),
    file: makePdf(),
  });

const filesOf = (path: string) => [path, ...blogPictureFiles(path).map((file) => file.path)];

/** The status of each file for an editor, who may also see drafts and files without a row. */
async function served(editor: SignedInMember, paths: string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => editor.get(fileUrl(path))));
  return answers.map(({ statusCode }) => statusCode);
}

/** Makes a stored file look as if it had been written that long ago. */
async function age({ config }: TestServer, path: string, ms: number): Promise<void> {
  const time = new Date(Date.now() - ms);
  await utimes(join(config.dataDir, 'publications', path.replace('wwwroot/media/', '')), time, time);
}

const versionsOf = async (editor: SignedInMember, id: number) =>
  (ok(await editor.ask('compliance.find', { id })) as StaffComplianceItem).versions.map(
    ({ ComplianceDocumentPath }) => ComplianceDocumentPath,
  );

/**
 * Stores files as a few days of editing would.
 * @returns the stored paths that a row names, and the number of files that no row names.
 */
async function live(server: TestServer, editor: SignedInMember) {
  const [shown, replaced, unsaved, linked] = await Promise.all(
    Array.from({ length: 4 }, () => storePicture(server)),
  );
  if (!shown || !replaced || !unsaved || !linked) throw new Error('a picture is missing');
  const linkedFile = filesOf(linked)[1] ?? '';
  const text = `![The gate](${fileUrl(linkedFile)})`;
  const blog = ok(await editor.call('blogs.create', { values: makeBlog(replaced, text) }));
  ok(await editor.call('blogs.update', { ...blog, values: makeBlog(shown, text) }));
  const id = await createDocument(server, editor);
  expect((await addVersion(server, editor, id, 1)).statusCode).toBe(200);
  // The file is stored before the second of two editors gets the conflict.
  expect((await addVersion(server, editor, id, 1)).statusCode).toBe(409);
  const documents = await versionsOf(editor, id);
  expect(documents).toHaveLength(2);
  const kept = [...filesOf(shown), linkedFile, ...documents];
  // Without a row are all files of the replaced and the unsaved picture, those of the linked picture but one, and the
  // document of the conflict.
  return { kept, orphans: 3 * filesOf(unsaved).length - 1 + 1 };
}

describe('the sweep of uploads', () => {
  test('removes what no row names, also on several servers at the same time, and keeps the rest', async ({
    desk,
    editor,
  }) => {
    const { db, publications } = desk;
    await claimStores(desk);
    const sweep = (ages: PublicationAges) => sweepPublications(db, publications, ages, { isConfirmed: true });
    const { kept, orphans } = await live(desk, editor);
    expect(await listPublications(publications)).toHaveLength(kept.length + orphans);
    expect((await sweep({ documentMs: HOUR_MS })).movedAside).toBe(0);
    await Promise.all(Array.from({ length: 3 }, () => sweep(NOTHING_IS_YOUNG)));
    expect(await listPublications(publications)).toHaveLength(kept.length);
    expect(new Set(await served(editor, kept))).toEqual(new Set([200]));
    expect((await sweep(NOTHING_IS_YOUNG)).movedAside).toBe(0);
  });

  test('leaves files alone that were not named by us', async ({ desk }) => {
    const { db, publications } = desk;
    const foreign = ['blog/a-good-gate-800.avif', 'compliance/gst.pdf', 'films/gate.mp4', 'index.html'];
    for (const key of foreign) await publications.put(key, 'put there by hand');
    expect((await sweepPublications(db, publications, NOTHING_IS_YOUNG)).movedAside).toBe(0);
    expect(await listPublications(publications)).toEqual(foreign.toSorted());
  });

  test('keeps a picture whatever the first segment of its path is', async ({ desk }) => {
    const { db, publications } = desk;
    const path = await storePicture(desk);
    await createBlog(db, { image_path: path.replace('wwwroot/', '/uploads/') });
    expect((await sweepPublications(db, publications, NOTHING_IS_YOUNG)).movedAside).toBe(0);
  });

  test('waits for a document’s row, and a day for a picture’s blog', async ({ desk, editor }) => {
    const { db, publications } = desk;
    const [older, newer] = [await storePicture(desk), await storePicture(desk)];
    for (const path of filesOf(older)) await age(desk, path, 24 * HOUR_MS + MINUTE_MS);
    for (const path of filesOf(newer)) await age(desk, path, 24 * HOUR_MS - MINUTE_MS);
    const id = await createDocument(desk, editor);
    const [old] = await versionsOf(editor, id);
    await age(desk, old ?? '', 11 * MINUTE_MS);
    await db.deleteFrom('compliance_items').execute();
    const young = await createDocument(desk, editor);
    const [fresh] = await versionsOf(editor, young);
    await db.deleteFrom('compliance_items').execute();
    await claimStores(desk);
    const { movedAside } = await sweepPublications(db, publications, { documentMs: 10 * MINUTE_MS });
    expect(movedAside).toBe(filesOf(older).length + 1);
    expect(await served(editor, [older, old ?? '', newer, fresh ?? ''])).toEqual([404, 404, 200, 200]);
  });
});

describe('a blog whose uploaded picture waited too long in a tab', () => {
  test('is not saved with a picture that is swept, or about to be, but keeps one that it has had for long', async ({
    desk,
    editor,
  }) => {
    const long = await storePicture(desk);
    const kept = ok(await editor.call('blogs.create', { values: makeBlog(long) }));
    const blog = ok(await editor.call('blogs.create', { values: makeBlog('') }));
    const swept = await storePicture(desk);
    await claimStores(desk);
    await sweepPublications(desk.db, desk.publications, NOTHING_IS_YOUNG);
    const aboutToBe = await storePicture(desk);
    await age(desk, aboutToBe, 24 * HOUR_MS - 5 * MINUTE_MS);
    const reason = 'was removed in the meantime: please choose the picture again';
    for (const path of [swept, aboutToBe])
      for (const answer of [
        await editor.call('blogs.create', { values: makeBlog(path) }),
        await editor.call('blogs.update', { ...blog, values: makeBlog(path) }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().error.data.faults).toEqual([{ field: 'BlogImagePath', reason }]);
      }
    await age(desk, long, 90 * 24 * HOUR_MS);
    ok(await editor.call('blogs.update', { ...kept, values: makeBlog(long, 'Walk twice.') }));
  });
});
