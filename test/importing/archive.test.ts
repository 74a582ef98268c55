import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { arrivedArchive } from '../../server/archive/bringing-back/arrived-archive.ts';
import { MANIFEST } from '../../server/archive/format.ts';
import { type Watched, WatchedArchive } from '../../server/archive/watched-archive.ts';
import { verifyAuditLog } from '../../server/audit/verify-chain.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { FIRST_PART_BYTES } from '../../src/contract/staff/moving-in-uploads.ts';
import { postLegacy } from '../doors/doors.ts';
import {
  test as base,
  claimStores,
  createDatabase,
  type StartedServer,
  startTestServer,
} from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { readZip, writeZip } from '../factories/zips.ts';
import { findArrived, type MovedOut, moveOutCompany, rehearseArchive, untilSettled } from './archives.ts';
import { sendFile, sendPart } from './moving.ts';

let moved: MovedOut;
beforeAll(async () => {
  moved = await moveOutCompany();
});

async function startEmpty(): Promise<StartedServer> {
  const server = await startTestServer();
  await claimStores(server);
  return server;
}

/** All but the last tests change nothing, so that they share one server that has nothing yet. */
const test = base.extend<{ house: StartedServer; owner: SignedInMember }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startEmpty();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  owner: async ({ house }, use) => use(await createMember(house, 'owner')),
});

const countOf = async ({ db }: StartedServer, table: 'blogs' | 'submissions') =>
  (await db.selectFrom(table).select('id').execute()).length;
const contact = ({ app }: StartedServer) =>
  postLegacy(app, '/Master/SubmitUserRequest', makeContact()).then(receiptOf);

describe('an archive of our own', () => {
  test('is refused with everything that is wrong with it, and is discarded', async ({ house, owner }) => {
    const file = join(house.config.dataDir, 'tampered.zip');
    await writeFile(file, moved.bytes);
    const entries = await readZip(file);
    const blogs = String(entries.get('records/blogs.ndjson'));
    const manifest = JSON.parse(String(entries.get(MANIFEST)));
    const deep = Buffer.from(blogs.replace('Stand across', `${'**'.repeat(3_000)}x${'**'.repeat(3_000)}`));
    const entry = manifest.entries.find(({ path }: { path: string }) => path === 'records/blogs.ndjson');
    Object.assign(entry, { bytes: deep.length, sha256: createHash('sha256').update(deep).digest('hex') });
    const changed = new Map(entries).set('records/blogs.ndjson', deep);
    await writeZip(file, changed.set(MANIFEST, Buffer.from(JSON.stringify(manifest))));
    const tooDeep = await rehearseArchive(house, owner, await readFile(file));
    expect(tooDeep).toMatchObject({ state: 'refused', faults: [expect.stringContaining('gate')] });
    entries.set('records/blogs.ndjson', Buffer.from(blogs.replace('gate', 'goat')));
    entries.delete('records/media.ndjson');
    entries.set('run.sh', Buffer.from('x'));
    await writeZip(file, entries);
    const refused = await rehearseArchive(house, owner, await readFile(file));
    expect(refused).toMatchObject({
      state: 'refused',
      faults: [
        'The archive is damaged: it has other entries than its manifest names, such as run.sh.',
        'The archive is not whole: records/media.ndjson is missing.',
        'The archive is damaged: records/blogs.ndjson is not what its manifest says.',
      ],
    });
    expect((await owner.call('movingBack.begin', {})).statusCode).toBe(409);
    expect(ok(await owner.call('movingBack.discard', {}))).toMatchObject({ state: 'none' });
    expect(await readdir(house.config.dataDir)).not.toContain('moving-back');
  });

  test('that is cut off, or any other zip, is not taken', async ({ house, owner }) => {
    const send = (bytes: Buffer) => sendFile(house, owner, '/staff/moving-in/files', bytes, 'any.zip');
    const cut = await send(moved.bytes.subarray(0, moved.bytes.length / 2));
    expect([cut.statusCode, cut.body]).toEqual([400, expect.stringContaining('cut off or damaged')]);
    const file = join(house.config.dataDir, 'uploads.zip');
    await writeZip(file, [['wp-content/uploads/a.jpg', Buffer.from('x')]]);
    const other = await send(await readFile(file));
    expect([other.statusCode, other.body]).toEqual([400, expect.stringContaining('no Guardhouse has made')]);
    expect(await findArrived(owner)).toMatchObject({ state: 'none' });
  });

  test('is refused where there is something already, which is named', async ({ house, owner }) => {
    await contact(house);
    const refused = await rehearseArchive(house, owner, moved.bytes);
    expect(refused).toMatchObject({ state: 'refused', faults: [] });
    expect(refused.present).toContainEqual({ what: 'submissions', count: 1 });
    expect((await owner.call('movingBack.begin', {})).statusCode).toBe(409);
    await sql`truncate submissions cascade`.execute(house.db);
    ok(await owner.call('movingBack.readAgain', {}));
    expect(await untilSettled(owner)).toMatchObject({ state: 'rehearsed', present: [] });

    // Something may come between the rehearsal and the move.
    await contact(house);
    ok(await owner.call('movingBack.begin', {}));
    const failed = await untilSettled(owner);
    expect(failed.state).toBe('failed');
    expect(failed.reason).toMatch(/not empty: it has submissions \(1\)/);
    expect(await countOf(house, 'blogs')).toBe(0);
    for await (const object of (await house.resumes.listAll('', { recursive: true })).objects)
      expect(object.isFile && object.key !== 'belongs-to.json').toBe(false);
    await sql`truncate submissions cascade`.execute(house.db);
  });

  test('whose server ended is read again, and is removed after a day', async ({ house, owner }) => {
    const atWork = join(house.config.dataDir, 'moving-back', 'at-work');
    const { begin } = WatchedArchive.prototype;
    let isLocked = false;
    const spy = vi.spyOn(WatchedArchive.prototype, 'begin').mockImplementation(async function (
      this: WatchedArchive<Watched>,
      as,
    ) {
      const work = await begin.call(this, as);
      const write = (next: Watched) => {
        isLocked = existsSync(atWork);
        return work.write(next);
      };
      return { ...work, write };
    });
    await rehearseArchive(house, owner, moved.bytes);
    // Whoever presses a button once the state is there is not told that somebody is at work.
    expect(isLocked).toBe(false);
    spy.mockRestore();
    const path = join(house.config.dataDir, 'moving-back', 'state.json');
    const stored = JSON.parse(await readFile(path, 'utf8'));
    const leave = (writtenAt: number) =>
      writeFile(path, JSON.stringify({ ...stored, state: { ...stored.state, state: 'running' }, writtenAt }));
    await leave(Date.now());
    await writeFile(atWork, '');
    expect((await owner.call('movingBack.discard', {})).statusCode).toBe(409);
    expect((await owner.call('movingBack.readAgain', {})).statusCode).toBe(409);
    const before = new Date(Date.now() - 60_000);
    await leave(before.getTime());
    await utimes(atWork, before, before);
    expect(await findArrived(owner)).toMatchObject({ state: 'interrupted' });
    ok(await owner.call('movingBack.readAgain', {}));
    expect(await untilSettled(owner)).toMatchObject({ state: 'rehearsed' });

    const archive = arrivedArchive(house.config);
    await archive.removeOld(Date.now() + 23 * 3_600_000);
    expect(await findArrived(owner)).toMatchObject({ state: 'rehearsed' });
    await archive.removeOld(Date.now() + 25 * 3_600_000);
    expect(await findArrived(owner)).toMatchObject({ state: 'none' });
  });

  test('is rehearsed, and comes in once', async ({ house, owner }) => {
    // In parts, as a browser sends all but the smallest.
    const facts = { name: 'guardhouse.zip', bytes: moved.bytes.length, modified: 1, pictures: null };
    const { id } = ok(await owner.call('movingIn.beginUpload', facts));
    for (let at = 0; at < moved.bytes.length; at += FIRST_PART_BYTES) {
      const bytes = moved.bytes.subarray(at, at + FIRST_PART_BYTES);
      expect((await sendPart(house, owner, id, { at, bytes })).statusCode).toBe(200);
    }
    expect((await owner.post(`/staff/moving-in/uploads/${id}/finish`, {})).statusCode).toBe(200);
    const rehearsed = await untilSettled(owner);
    expect((await owner.post(`/staff/moving-in/uploads/${id}/finish`, {})).json()).toEqual(rehearsed);
    expect(rehearsed).toMatchObject({
      state: 'rehearsed',
      fileName: 'guardhouse.zip',
      by: 'A owner',
      rows: moved.rows,
      bytes: moved.bytes.length,
      faults: [],
      present: [],
      lacking: [],
    });
    expect(rehearsed.holds).toContainEqual({ what: 'jobs', count: 3 });
    expect(rehearsed.holds).toContainEqual({ what: 'blogs', count: 2 });
    expect(await countOf(house, 'submissions')).toBe(0);

    // Two people begin at the same moment.
    const answers = await Promise.all([1, 2].map(() => owner.call('movingBack.begin', {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const done = await untilSettled(owner);
    expect(done, done.reason).toMatchObject({ state: 'done' });
    expect((await owner.call('movingBack.begin', {})).statusCode).toBe(409);
    expect(await countOf(house, 'blogs')).toBe(2);
    expect(await readdir(join(house.config.dataDir, 'moving-back'))).toEqual(['state.json']);

    // Whoever moved in is still signed in, and everything of the archive is there.
    await takeInAll(house.db);
    const item = ok(await owner.call('inbox.open', { reference: moved.applied }));
    expect(item).toMatchObject({ reference: moved.applied, kind: 'application' });
    expect((await owner.get(`/staff/files/resumes/${moved.applied}`)).statusCode).toBe(200);
    expect((await house.app.inject({ url: `/jobs/${moved.jid}` })).statusCode).toBeLessThan(400);
    expect((await contact(house)).reference).not.toBe(moved.applied);
    const members = JSON.stringify(ok(await owner.ask('members.list')));
    expect(members).toContain(moved.email);
    expect(members).toContain(owner.email);
    // The log has the lines of the archive, then those of here, in one chain.
    await verifyAuditLog(house.db);
    const log = await house.db.selectFrom('staff_audit').select('action').orderBy('id').execute();
    const actions = log.map(({ action }) => action);
    expect(actions).toContain('blog begun');
    expect(actions.slice(-3)).toEqual(['archive moved in', 'read', 'resume downloaded']);
    // Nothing of it was left to be sent by a server that is not the former one: these are of the contact just now.
    const queued = await house.db.selectFrom('mails').select('id').where('status', '=', 'queued').execute();
    expect(queued).toHaveLength(2);
  });
});

base('an archive knows its owner by the address, who keeps password and second factor', async () => {
  const house = await startEmpty();
  onTestFinished(() => house.stop());
  const owner = await createMember(house, 'owner');
  const { db } = house;
  await db.updateTable('staff_members').set({ email: moved.email }).where('id', '=', owner.id).execute();
  await rehearseArchive(house, owner, moved.bytes);
  ok(await owner.call('movingBack.begin', {}));
  expect(await untilSettled(owner)).toMatchObject({ state: 'done' });
  expect(ok(await owner.ask('ownAccount.who'))).toMatchObject({ id: moved.ownerId, roles: ['owner'] });
  const members = db.selectFrom('staff_members').select('id').where('email', '=', moved.email);
  expect(await members.execute()).toEqual([{ id: moved.ownerId }]);
  const lines = db.selectFrom('staff_audit').select('member_id').where('action', '=', 'archive moved in');
  expect(await lines.execute()).toEqual([{ member_id: moved.ownerId }]);
  const accounts = await db.selectFrom('staff_accounts').select(['member_id', 'account_id']).execute();
  expect(accounts).toEqual([{ member_id: moved.ownerId, account_id: moved.ownerId }]);
});

test('`npm run move-in` takes an archive into an empty Guardhouse alone', async ({ house }) => {
  const file = join(house.config.dataDir, 'guardhouse.zip');
  await writeFile(file, moved.bytes);
  const settings = { DATABASE_URL: await createDatabase(), DATA_DIR: join(house.config.dataDir, 'other') };
  const rehearsed = await runCommand([file, '--rehearse'], settings, 'move-in');
  expect(rehearsed.code, rehearsed.output).toBe(0);
  expect(rehearsed.output).toMatch(/\s3 jobs\n/);
  expect(rehearsed.output).toContain(`It can come in: ${moved.rows} rows`);
  const done = await runCommand([file], settings, 'move-in');
  expect([done.code, done.output]).toEqual([0, expect.stringContaining(`Moved in: ${moved.rows} rows`)]);
});
