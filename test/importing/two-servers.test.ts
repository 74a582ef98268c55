import { expect, onTestFinished, test } from 'vitest';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import { FIRST_PART_BYTES } from '../../src/contract/staff/moving-in-uploads.ts';
import { movingOutPath } from '../../src/contract/staff/moving-out.ts';
import { createDatabase, startTestServer } from '../environment/app.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { createMember, ok, openBrowser } from '../factories/staff.ts';
import { blogItem, partsOf, sendFile, sendPart, sourceOf } from './moving.ts';

test('what moves in and out is found by each of two servers with one bucket', async () => {
  const settings = {
    ...(await startS3Store()),
    DATABASE_URL: await createDatabase('small'),
    STAFF_SECRET: 's'.repeat(40),
  };
  const servers = [await startTestServer(settings), await startTestServer(settings)] as const;
  onTestFinished(async () => {
    for (const server of servers) await server.stop();
  });
  const [first, second] = servers;
  const owner = await createMember(first, 'owner');
  const there = openBrowser(second);
  for (const [name, value] of owner.cookies) there.cookies.set(name, value);

  // Parts come to either, and either goes on with the file.
  const file = Buffer.from(
    sourceOf(Array.from({ length: 700 }, (_, at) => blogItem(`${at} ${'x'.repeat(2_000)}`))),
  );
  const facts = { name: 'export.xml', bytes: file.length, modified: 1, pictures: null };
  const { id } = ok(await owner.call('movingIn.beginUpload', facts));
  for (let at = 0; at < file.length; at += FIRST_PART_BYTES) {
    const [server, browser] = (at / FIRST_PART_BYTES) % 2 === 0 ? [second, there] : [first, owner];
    const bytes = file.subarray(at, at + FIRST_PART_BYTES);
    expect((await sendPart(server, browser, id, { at, bytes })).statusCode).toBe(200);
  }
  const made = (await there.post(`/staff/moving-in/uploads/${id}/finish`, {})).json();
  await runImports(partsOf(first));
  expect(ok(await there.ask('movingIn.open', { id: made.id }))).toMatchObject({
    state: 'rehearsed',
    counts: [{ kind: 'blog', items: 700 }],
  });

  // An archive is made by one, and taken at the other.
  ok(await owner.call('movingOut.begin', {}));
  expect((await there.call('movingOut.begin', {})).statusCode).toBe(409);
  const find = async () => ok(await there.ask('movingOut.find', {}));
  await expect.poll(async () => (await find()).state, { timeout: 30_000 }).toBe('ready');
  const zip = (await there.get(movingOutPath)).rawPayload;
  expect(zip).toHaveLength((await find()).bytes);

  // It comes back by one, and is read once more by the other.
  expect((await sendFile(second, there, '/staff/moving-in/files', zip, 'guardhouse.zip')).statusCode).toBe(
    200,
  );
  const isRead = async () => ok(await owner.ask('movingBack.find', {}));
  for (const again of [false, true]) {
    if (again) ok(await owner.call('movingBack.readAgain', {}));
    await expect.poll(async () => (await isRead()).state, { timeout: 30_000 }).toBe('refused');
    expect((await isRead()).faults).toEqual([]);
  }
  for (const procedure of ['movingBack.discard', 'movingOut.remove']) ok(await there.call(procedure, {}));
  expect((await isRead()).state).toBe('none');
  expect((await owner.get(movingOutPath)).statusCode).toBe(404);
});
