import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { tidyImports } from '../../server/importing/runs/tidy-imports.ts';
import { folderOf } from '../../server/importing/source-files.ts';
import {
  FIRST_PART_BYTES,
  MOST_PART_BYTES,
  type UnfinishedUpload,
  UPLOAD_KEPT_HOURS,
} from '../../src/contract/staff/moving-in-uploads.ts';
import type { StartedServer } from '../environment/app.ts';
import { createMember, ok, openBrowser, type StaffBrowser } from '../factories/staff.ts';
import { climbingZip } from './hostile-sources.ts';
import { test } from './house.ts';
import { blogItem, digestOf, headersOf, rehearseFile, sendPart, sourceOf } from './moving.ts';

/** An export of some three parts. */
const large = Buffer.from(
  sourceOf(Array.from({ length: 700 }, (_, at) => blogItem(`${at} ${'x'.repeat(2_000)}`))),
);
const facts = { name: 'export.xml', bytes: large.length, modified: 1_790_000_000_000, pictures: null };
const partAt = (at: number) => ({ at, bytes: large.subarray(at, at + FIRST_PART_BYTES) });
const begin = async (browser: StaffBrowser, changes = {}): Promise<UnfinishedUpload> =>
  ok(await browser.call('movingIn.beginUpload', { ...facts, ...changes }));
const uploadsOf = async (browser: StaffBrowser): Promise<UnfinishedUpload[]> =>
  ok(await browser.ask('movingIn.uploads', { pictures: null })).uploads;
const finish = (browser: StaffBrowser, id: string) =>
  browser.post(`/staff/moving-in/uploads/${id}/finish`, {});

async function sendRest(house: StartedServer, browser: StaffBrowser, { id, received }: UnfinishedUpload) {
  for (let at = received; at < large.length; at += FIRST_PART_BYTES)
    expect((await sendPart(house, browser, id, partAt(at))).statusCode).toBe(200);
}

describe('a file in parts', () => {
  test('becomes an import once all of it is here, and only once', async ({ house, owner }) => {
    const begun = await begin(owner);
    expect(begun).toMatchObject({ received: 0, lastPart: null, bytes: large.length });
    expect((await finish(owner, begun.id)).statusCode).toBe(409);
    await sendRest(house, owner, begun);
    const [first, second] = await Promise.all([finish(owner, begun.id), finish(owner, begun.id)]);
    const [made, other] = first.statusCode === 200 ? [first.json(), second] : [second.json(), first];
    // Meanwhile it is refused, and afterwards it is told what was made.
    expect(other.statusCode === 200 ? other.json().id : other.statusCode).toBeOneOf([made.id, 409]);
    expect(made).toMatchObject({ state: 'reading', fileName: 'export.xml', bytes: large.length });
    // Whose answer was lost asks once more.
    expect((await finish(owner, begun.id)).json()).toMatchObject({ id: made.id });
    expect(await uploadsOf(owner)).toEqual([]);
    expect(ok(await owner.ask('movingIn.list', {})).imports).toHaveLength(1);
  });

  test('goes on where its connection was cut, also for who begins it again', async ({ house, owner }) => {
    const { id } = await begin(owner);
    await sendPart(house, owner, id, partAt(0));
    const again = await begin(owner);
    expect(again).toMatchObject({ id, received: FIRST_PART_BYTES });
    const { sha256 } = again.lastPart ?? { sha256: '' };
    expect(sha256).toBe(createHash('sha256').update(large.subarray(0, FIRST_PART_BYTES)).digest('hex'));
    expect(await uploadsOf(owner)).toEqual([again]);
    // Another day's export of the same name and size is another file.
    expect((await begin(owner, { modified: 1_790_000_000_001 })).received).toBe(0);

    await house.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = house.app.server.address() as AddressInfo;
    const { at, bytes } = partAt(FIRST_PART_BYTES);
    const cut = await new Promise<ClientRequest>((resolve) => {
      const sending = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/staff/moving-in/uploads/${id}/parts`,
        headers: {
          ...headersOf(owner),
          'upload-offset': String(at),
          'content-digest': digestOf(bytes),
          'content-length': bytes.length,
        },
      });
      sending.on('error', () => undefined);
      sending.write(bytes.subarray(0, bytes.length / 2), () => resolve(sending));
    });
    cut.destroy();
    const after = await begin(owner);
    expect(after).toMatchObject({ id, received: FIRST_PART_BYTES });
    await sendRest(house, owner, after);
    expect((await finish(owner, id)).json()).toMatchObject({ bytes: large.length });
  });

  test('takes no part twice, in another order, damaged, or beyond its end', async ({ house, owner }) => {
    const { id } = await begin(owner);
    const send = (at: number, bytes: Buffer, headers = {}) =>
      sendPart(house, owner, id, { at, bytes, headers }).then(({ statusCode }) => statusCode);
    const { bytes } = partAt(0);
    expect(await send(FIRST_PART_BYTES, bytes)).toBe(409);
    expect(await send(0, bytes, { 'content-digest': digestOf(Buffer.from('else')) })).toBe(400);
    expect(await send(0, bytes, { 'content-digest': 'md5=:AAAA:' })).toBe(400);
    expect(await send(0, bytes, { 'upload-offset': '-1' })).toBe(400);
    expect(await send(0, Buffer.alloc(0))).toBe(400);
    expect(await send(0, Buffer.alloc(MOST_PART_BYTES + 1))).toBe(413);
    expect((await begin(owner)).received).toBe(0);
    // Two tabs send the same part at the same moment.
    const both = await Promise.all([send(0, bytes), send(0, bytes)]);
    expect(both.sort()).toEqual([200, 409]);
    expect(await send(0, bytes)).toBe(409);
    for (let at = FIRST_PART_BYTES; at + FIRST_PART_BYTES < large.length; at += FIRST_PART_BYTES)
      expect(await send(at, partAt(at).bytes)).toBe(200);
    const { received } = await begin(owner);
    expect(await send(received, bytes)).toBe(400);
    expect(await begin(owner)).toMatchObject({ received });
  });

  test('can be the pictures of an import that has not begun', async ({ house, owner }) => {
    const { id: pictures } = await rehearseFile(house, owner, sourceOf([blogItem('1')]));
    const bytes = climbingZip();
    const upload = await begin(owner, { name: 'uploads.zip', bytes: bytes.length, pictures });
    expect(await uploadsOf(owner)).toEqual([]);
    await sendPart(house, owner, upload.id, { at: 0, bytes });
    expect((await finish(owner, upload.id)).json()).toMatchObject({ id: pictures, state: 'rehearsed' });
    expect(await readdir(folderOf(house.config))).toContain(`${pictures}.pictures`);
    const other = { ...facts, pictures: 4_711 };
    expect((await owner.call('movingIn.beginUpload', other)).statusCode).toBe(409);
  });
});

describe('unfinished uploads', () => {
  test('belong to who has begun them, and are for owners', async ({ house, owner }) => {
    const { id } = await begin(owner);
    const other = await createMember(house, 'owner');
    expect(await uploadsOf(other)).toEqual([]);
    expect((await sendPart(house, other, id, partAt(0))).statusCode).toBe(404);
    expect((await finish(other, id)).statusCode).toBe(404);
    expect((await other.call('movingIn.removeUpload', { id })).statusCode).toBe(404);
    for (const [browser, status] of [
      [await createMember(house, 'editor'), 403],
      [openBrowser(house), 401],
    ] as const) {
      expect((await sendPart(house, browser, id, partAt(0))).statusCode).toBe(status);
      expect((await finish(browser, id)).statusCode).toBe(status);
    }
    const headers = { 'x-xsrf-token': 'another' };
    expect((await sendPart(house, owner, id, { ...partAt(0), headers })).statusCode).toBe(403);
    for (const name of ['none', '..%2f..%2fpasswd'])
      expect((await sendPart(house, owner, name, partAt(0))).statusCode).toBe(404);
    expect((await begin(owner)).received).toBe(0);
  });

  test('are bounded in number and size', async ({ owner }) => {
    const uploads: UnfinishedUpload[] = [];
    for (let at = 0; at < 4; at++) uploads.push(await begin(owner, { name: `${at}.xml` }));
    const fifth = await owner.call('movingIn.beginUpload', facts);
    expect(fifth.statusCode).toBe(409);
    expect(fifth.body).toContain('unfinished');
    ok(await owner.call('movingIn.removeUpload', { id: uploads[0]?.id }));
    expect(await begin(owner)).toMatchObject({ received: 0 });
    const huge = { ...facts, bytes: 2 ** 40 };
    expect((await owner.call('movingIn.beginUpload', huge)).statusCode).toBe(400);
    const long = { ...facts, name: 'x'.repeat(10_000) };
    expect((await owner.call('movingIn.beginUpload', long)).statusCode).toBe(400);
  });

  test('are removed three days after their last part', async ({ house, owner }) => {
    const { id } = await begin(owner);
    await sendPart(house, owner, id, partAt(0));
    const age = async (hours: number) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      for (const name of await readdir(folderOf(house.config)))
        await utimes(join(folderOf(house.config), name), then, then);
      await tidyImports(house);
    };
    await age(UPLOAD_KEPT_HOURS - 1);
    expect(await uploadsOf(owner)).toHaveLength(1);
    await age(UPLOAD_KEPT_HOURS + 1);
    expect(await uploadsOf(owner)).toEqual([]);
    expect(await readdir(folderOf(house.config))).toEqual([]);
    expect((await sendPart(house, owner, id, partAt(FIRST_PART_BYTES))).statusCode).toBe(404);
  });
});
