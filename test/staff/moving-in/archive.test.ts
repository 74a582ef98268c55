import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect } from 'vitest';
import { verifyAuditLog } from '../../../server/audit/verify-chain.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { ArrivedArchive } from '../../../server/staff/moving-in/archive/arrived-archive.ts';
import { FIRST_PART_BYTES } from '../../../src/contract/staff/moving-in-uploads.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test as base, claimStores, type StartedServer, startTestServer } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { readZip, writeZip } from '../../factories/zips.ts';
import { findArrived, type MovedOut, moveOutCompany, rehearseArchive, untilSettled } from './archives.ts';
import { sendFile, sendPart } from './moving.ts';

let moved: MovedOut;
beforeAll(async () => {
  moved = await moveOutCompany();
}, 300_000);

const test = base.extend<{ house: StartedServer; owner: SignedInMember }>({
  house: async ({ settings }, use) => {
    const server = await startTestServer(settings);
    await claimStores(server);
    await use(server);
    await server.stop();
  },
  owner: async ({ house }, use) => use(await createMember(house, 'owner')),
});

async function moveIn(house: StartedServer, owner: SignedInMember) {
  expect(await rehearseArchive(house, owner, moved.bytes)).toMatchObject({ state: 'rehearsed' });
  ok(await owner.call('movingBack.begin', {}));
  return untilSettled(owner);
}

const countOf = async ({ db }: StartedServer, table: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count;
};

describe('an archive of our own', () => {
  test('is rehearsed, and comes into an installation that has an owner only', async ({ house, owner }) => {
    // In parts, as a browser sends all but the smallest.
    const { id } = ok(
      await owner.call('movingIn.beginUpload', {
        ...{ name: 'guardhouse.zip', bytes: moved.bytes.length, modified: 1, pictures: null },
      }),
    );
    for (let at = 0; at < moved.bytes.length; at += FIRST_PART_BYTES) {
      const bytes = moved.bytes.subarray(at, at + FIRST_PART_BYTES);
      expect((await sendPart(house, owner, id, { at, bytes })).statusCode).toBe(200);
    }
    expect((await owner.post(`/staff/moving-in/uploads/${id}/finish`, {})).statusCode).toBe(200);
    const rehearsed = await untilSettled(owner);
    expect((await owner.post(`/staff/moving-in/uploads/${id}/finish`, {})).json()).toEqual(rehearsed);
    expect(rehearsed).toMatchObject({
      ...{ state: 'rehearsed', fileName: 'guardhouse.zip', by: 'A owner', rows: moved.rows },
      ...{ faults: [], present: [], lacking: [], bytes: moved.bytes.length },
    });
    expect(rehearsed.holds).toContainEqual({ what: 'jobs', count: 3 });
    expect(rehearsed.holds).toContainEqual({ what: 'blogs', count: 2 });
    expect(await countOf(house, 'submissions')).toBe(0);

    ok(await owner.call('movingBack.begin', {}));
    const done = await untilSettled(owner);
    expect(done, done.reason).toMatchObject({ state: 'done' });
    expect(await readdir(join(house.config.dataDir, 'moving-back'))).toEqual(['state.json']);

    // Whoever moved in is still signed in, and everything of the archive is there.
    await takeInAll(house.db);
    const { reference, kind } = ok(await owner.call('inbox.open', { reference: moved.applied }));
    expect([reference, kind]).toEqual([moved.applied, 'application']);
    const resume = await owner.get(`/staff/files/resumes/${moved.applied}`);
    expect(resume.statusCode).toBe(200);
    expect((await house.app.inject({ url: `/jobs/${moved.jid}` })).statusCode).toBeLessThan(400);
    const contact = receiptOf(await postLegacy(house.app, '/Master/SubmitUserRequest', makeContact()));
    expect(contact.reference).not.toBe(moved.applied);
    const members = ok(await owner.ask('members.list'));
    expect(JSON.stringify(members)).toContain(moved.email);
    expect(JSON.stringify(members)).toContain(owner.email);

    // The log has the lines of the archive, then those of here, in one chain.
    await verifyAuditLog(house.db);
    const log = await house.db
      .selectFrom('staff_audit')
      .select(['action', 'member_id'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toContain('blog begun');
    expect(log.slice(-4).map(({ action }) => action)).toEqual([
      'archive uploaded',
      'archive moved in',
      'read',
      'resume downloaded',
    ]);
    // Nothing of it was left to be sent by a server that is not the former one.
    expect(
      await house.db.selectFrom('mails').select('id').where('status', '=', 'queued').execute(),
    ).toHaveLength(2);
  });

  test('knows its owner by the address, who keeps password and second factor', async ({ house, owner }) => {
    await house.db
      .updateTable('staff_members')
      .set({ email: moved.email })
      .where('id', '=', owner.id)
      .execute();
    expect(await moveIn(house, owner)).toMatchObject({ state: 'done' });
    const { id, roles } = ok(await owner.ask('ownAccount.who'));
    expect([id, roles]).toEqual([moved.ownerId, ['owner']]);
    const { id: other } = ok(await owner.ask('ownAccount.who'));
    expect(other).not.toBe(owner.id);
    expect(
      await house.db.selectFrom('staff_members').select('id').where('email', '=', moved.email).execute(),
    ).toEqual([{ id: moved.ownerId }]);
    const [line] = await house.db
      .selectFrom('staff_audit')
      .select('member_id')
      .where('action', '=', 'archive moved in')
      .execute();
    expect(line?.member_id).toBe(moved.ownerId);
    const accounts = await house.db
      .selectFrom('staff_accounts')
      .select(['member_id', 'account_id'])
      .execute();
    expect(accounts).toEqual([{ member_id: moved.ownerId, account_id: moved.ownerId }]);
  });

  test('needs a recent code', async ({ house, owner }) => {
    await rehearseArchive(house, owner, moved.bytes);
    await sql`update staff_sessions set second_factor_at = now() - interval '11 minutes'`.execute(house.db);
    const refused = await owner.call('movingBack.begin', {});
    expect([refused.statusCode, refused.json().error.data.needs]).toEqual([403, 'code']);
    expect(await findArrived(owner)).toMatchObject({ state: 'rehearsed' });
  });

  test('comes in once, though two people begin at the same moment', async ({ house, owner }) => {
    await rehearseArchive(house, owner, moved.bytes);
    const answers = await Promise.all([1, 2].map(() => owner.call('movingBack.begin', {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await untilSettled(owner)).toMatchObject({ state: 'done' });
    expect((await owner.call('movingBack.begin', {})).statusCode).toBe(409);
    expect(await countOf(house, 'blogs')).toBe(2);
  });

  test('is refused where there is something already, which is named', async ({ house, owner }) => {
    await postLegacy(house.app, '/Master/SubmitUserRequest', makeContact());
    const refused = await rehearseArchive(house, owner, moved.bytes);
    expect(refused).toMatchObject({ state: 'refused', faults: [] });
    expect(refused.present).toContainEqual({ what: 'submissions', count: 1 });
    expect((await owner.call('movingBack.begin', {})).statusCode).toBe(409);
    await sql`truncate submissions cascade`.execute(house.db);
    ok(await owner.call('movingBack.readAgain', {}));
    expect(await untilSettled(owner)).toMatchObject({ state: 'rehearsed', present: [] });
  });

  test('is refused if something came between the rehearsal and the move', async ({ house, owner }) => {
    await rehearseArchive(house, owner, moved.bytes);
    await postLegacy(house.app, '/Master/SubmitUserRequest', makeContact());
    ok(await owner.call('movingBack.begin', {}));
    const failed = await untilSettled(owner);
    expect(failed.state).toBe('failed');
    expect(failed.reason).toMatch(/not empty: it has submissions \(1\)/);
    expect(await countOf(house, 'blogs')).toBe(0);
    for await (const object of (await house.resumes.listAll('', { recursive: true })).objects)
      expect(object.isFile && object.key !== 'belongs-to.json').toBe(false);
  });

  test('names everything that is wrong with it', async ({ house, owner }) => {
    const file = join(house.config.dataDir, 'tampered.zip');
    const entries = await readZipOf(house);
    entries.set(
      'records/blogs.ndjson',
      Buffer.from(String(entries.get('records/blogs.ndjson')).replace('gate', 'goat')),
    );
    entries.delete('records/media.ndjson');
    entries.set('run.sh', Buffer.from('x'));
    await writeZip(file, entries);
    const refused = await rehearseArchive(house, owner, await readFile(file));
    expect(refused.state).toBe('refused');
    expect(refused.faults).toEqual([
      'The archive is damaged: it has other entries than its manifest names, such as run.sh.',
      'The archive is not whole: records/media.ndjson is missing.',
      'The archive is damaged: records/blogs.ndjson is not what its manifest says.',
    ]);
    expect(ok(await owner.call('movingBack.discard', {}))).toMatchObject({ state: 'none' });
    expect(await readdir(house.config.dataDir)).not.toContain('moving-back');
  });

  test('that is cut off, or any other zip, is not taken', async ({ house, owner }) => {
    const send = (bytes: Buffer, name: string) =>
      sendFile(house, owner, '/staff/moving-in/files', bytes, name);
    const cut = await send(moved.bytes.subarray(0, moved.bytes.length / 2), 'cut.zip');
    expect([cut.statusCode, cut.body]).toEqual([400, expect.stringContaining('cut off or damaged')]);
    const file = join(house.config.dataDir, 'uploads.zip');
    await writeZip(file, [['wp-content/uploads/a.jpg', Buffer.from('x')]]);
    const other = await send(await readFile(file), 'uploads.zip');
    expect([other.statusCode, other.body]).toEqual([400, expect.stringContaining('no Guardhouse has made')]);
    expect(await findArrived(owner)).toMatchObject({ state: 'none' });
  });

  test('whose server ended is read again', async ({ house, owner }) => {
    await rehearseArchive(house, owner, moved.bytes);
    const path = join(house.config.dataDir, 'moving-back', 'state.json');
    const state = JSON.parse(await readFile(path, 'utf8'));
    const leave = (begun: string, writtenAt: number) =>
      writeFile(path, JSON.stringify({ ...state, state: begun, writtenAt }));
    await leave('running', Date.now());
    await writeFile(join(house.config.dataDir, 'moving-back', 'at-work'), '');
    expect((await owner.call('movingBack.discard', {})).statusCode).toBe(409);
    expect((await owner.call('movingBack.readAgain', {})).statusCode).toBe(409);
    await leave('running', Date.now() - 60_000);
    const before = new Date(Date.now() - 60_000);
    await utimes(join(house.config.dataDir, 'moving-back', 'at-work'), before, before);
    expect(await findArrived(owner)).toMatchObject({ state: 'interrupted' });
    ok(await owner.call('movingBack.readAgain', {}));
    expect(await untilSettled(owner)).toMatchObject({ state: 'rehearsed' });
  });

  test('that nobody goes on with is removed after a day', async ({ house, owner }) => {
    await rehearseArchive(house, owner, moved.bytes);
    const archive = new ArrivedArchive(house.config);
    await archive.removeOld(Date.now() + 23 * 3_600_000);
    expect(await findArrived(owner)).toMatchObject({ state: 'rehearsed' });
    await archive.removeOld(Date.now() + 25 * 3_600_000);
    expect(await findArrived(owner)).toMatchObject({ state: 'none' });
  });
});

async function readZipOf(house: StartedServer) {
  const file = join(house.config.dataDir, 'whole.zip');
  await writeFile(file, moved.bytes);
  return readZip(file);
}
