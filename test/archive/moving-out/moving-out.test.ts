import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { movingOutArchive } from '../../../server/archive/moving-out/make-archive.ts';
import { type MovingOut, movingOutPath } from '../../../src/contract/staff/moving-out.ts';
import { type TestServer, test } from '../../environment/app.ts';
import { createManySubmissions } from '../../factories/many-submissions.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { readZip } from '../../factories/zips.ts';

const find = async (owner: SignedInMember): Promise<MovingOut> => ok(await owner.ask('movingOut.find'));

async function untilSettled(owner: SignedInMember): Promise<MovingOut> {
  await expect.poll(async () => (await find(owner)).state, { timeout: 30_000 }).not.toBe('running');
  return find(owner);
}

const archivesOf = ({ config }: TestServer) =>
  readdir(join(config.dataDir, 'moving-out')).then(
    (names) => names.filter((name) => name.startsWith('archive')),
    () => [],
  );

test('an owner makes the archive, takes it and removes it, and each is in the log', async ({ server }) => {
  const owner = await createMember(server, 'owner');
  expect(await find(owner)).toMatchObject({ state: 'none' });
  expect((await owner.get(movingOutPath)).statusCode).toBe(404);
  expect(ok(await owner.call('movingOut.begin', {}))).toMatchObject({ state: 'running' });
  const ready = await untilSettled(owner);
  expect(ready).toMatchObject({ state: 'ready', lacking: [], leftOut: 0, reason: '' });
  expect(await archivesOf(server)).toEqual(['archive.zip']);

  const answer = await owner.get(movingOutPath);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready.bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="guardhouse-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  });
  const file = join(server.config.dataDir, 'taken.zip');
  await writeFile(file, answer.rawPayload);
  expect([...(await readZip(file)).keys()].at(-1)).toBe('manifest.json');

  expect(ok(await owner.call('movingOut.remove', {}))).toMatchObject({ state: 'none' });
  expect(await archivesOf(server)).toEqual([]);
  const log = await server.db
    .selectFrom('staff_audit')
    .select(['action', 'detail'])
    .where('member_id', '=', owner.id)
    .where('action', 'like', 'moving-out%')
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    {
      action: 'moving-out archive made',
      detail: expect.stringMatching(/^\d+ rows, \d+ files, manifest [0-9a-f]{64}$/),
    },
    { action: 'moving-out archive downloaded', detail: `${ready.bytes} bytes` },
    { action: 'moving-out archive removed', detail: '' },
  ]);
});

test('what a server left behind is no archive, the next takes its place, and goes after a day', async ({
  server,
}) => {
  const owner = await createMember(server, 'owner');
  const archive = movingOutArchive(server.config);
  await archive.begin((before) => ({ ...before, state: 'running', by: 'Asha' }));
  expect(await archive.read(Date.now() + 20_000)).toMatchObject({ state: 'running' });
  expect(await archive.read(Date.now() + 120_000)).toMatchObject({ state: 'interrupted', by: 'Asha' });
  await writeFile(archive.partial, 'half an archive');
  // The same as two minutes of silence.
  const ago = new Date(Date.now() - 120_000);
  const folder = join(server.config.dataDir, 'moving-out');
  await utimes(join(folder, 'at-work'), ago, ago);
  const stored = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'));
  await writeFile(join(folder, 'state.json'), JSON.stringify({ ...stored, writtenAt: ago.getTime() }));
  expect((await owner.get(movingOutPath)).statusCode).toBe(404);
  expect(await find(owner)).toMatchObject({ state: 'interrupted' });
  ok(await owner.call('movingOut.begin', {}));
  expect(await untilSettled(owner)).toMatchObject({ state: 'ready', by: expect.stringContaining('owner') });

  const hour = 60 * 60_000;
  expect(await archive.removeOld(Date.now() + 23 * hour)).toBe(false);
  expect(await archivesOf(server)).toEqual(['archive.zip']);
  expect(await archive.removeOld(Date.now() + 25 * hour)).toBe(true);
  expect(await find(owner)).toMatchObject({ state: 'none' });
});

test('one who stops it leaves nothing, and a second one has to wait', async ({ server }) => {
  await createManySubmissions(server, { count: 10_000, files: 0, fileBytes: 0 });
  const owner = await createMember(server, 'owner');
  const other = await createMember(server, 'owner');
  const begun = await Promise.all([owner, other].map((each) => each.call('movingOut.begin', {})));
  expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await other.call('movingOut.remove', {})).statusCode).toBe(409);
  ok(await other.call('movingOut.stop', {}));
  expect(await untilSettled(owner)).toMatchObject({ state: 'stopped' });
  expect(await archivesOf(server)).toEqual([]);
  expect((await owner.get(movingOutPath)).statusCode).toBe(404);
});
