import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runImports, runNextImport } from '../../server/importing/runs/run-imports.ts';
import { movingFiles, picturesFile } from '../../server/importing/source-files.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import {
  blogItem,
  contactItem,
  countRows,
  FORMER,
  jobItem,
  linesOf,
  partsOf,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  smallJpeg,
  sourceOf,
} from './moving.ts';
import { zipOfFiles } from './upload-zip.ts';

/** An import of which a picture and a message have failed. */
async function importWithFailures(house: StartedServer, owner: SignedInMember) {
  const items = [pictureItem('1'), blogItem('2'), contactItem('4')];
  const { id } = await rehearseFile(house, owner, sourceOf(items));
  await sql`alter table contact_requests add constraint broken check (false) not valid`.execute(house.db);
  const done = await runImport(house, owner, id);
  await sql`alter table contact_requests drop constraint broken`.execute(house.db);
  expect(done).toMatchObject({ state: 'done', retriable: 2, progress: { done: 3, total: 3 } });
  return id;
}

const wordsOf = async ({ db }: StartedServer) =>
  JSON.stringify(await db.selectFrom('import_items').select(['title', 'content', 'notes']).execute());

describe('lines that have failed', () => {
  test('are tried again without the file, and nothing else is', async ({ house, owner }) => {
    const id = await importWithFailures(house, owner);
    const blogs = () => house.db.selectFrom('blogs').select(['id', 'version']).execute();
    const before = await blogs();
    // Once without the picture, which still is nowhere.
    ok(await owner.call('movingIn.tryAgain', { id }));
    await runImports(partsOf(house));
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'done', retriable: 1 });
    const [line] = await linesOf(owner, id, { only: 'failed' });
    expect(line).toMatchObject({ kind: 'picture', failure: expect.stringContaining('not among the files') });

    const zip = await zipOfFiles({ 'wp-content/uploads/2019/05/gate-1.jpg': await smallJpeg() });
    expect((await sendFile(house, owner, `/staff/moving-in/${id}/pictures`, zip)).statusCode).toBe(200);
    expect((await owner.call('movingIn.tryAgain', { id, hosts: ['10.0.0.1'] })).statusCode).toBe(400);
    const { host } = new URL(FORMER);
    expect(ok(await owner.call('movingIn.tryAgain', { id, hosts: [host] }))).toMatchObject({
      state: 'running',
      hosts: [host],
      progress: { done: 2, total: 3 },
    });
    expect((await owner.call('movingIn.tryAgain', { id })).statusCode).toBe(409);
    const row = await house.db.selectFrom('imports').select('allowed_hosts').executeTakeFirstOrThrow();
    expect(row.allowed_hosts).toEqual([host]);
    await runImports(partsOf(house));
    const done = ok(await owner.ask('movingIn.open', { id }));
    expect(done).toMatchObject({ state: 'done', retriable: 0, progress: { done: 3, total: 3 } });
    expect(done.counts.map(({ failed }: { failed: number }) => failed)).toEqual([0, 0, 0]);
    expect(await blogs()).toEqual(before);
    expect(await countRows(house)).toMatchObject({ submissions: 1, media: 1 });
    // Now nothing of the person is left in the rows of the import.
    expect(await wordsOf(house)).not.toMatch(/Asha|98450/);
    expect(await (await movingFiles(house.config)).has(picturesFile(id))).toBe(false);
    expect((await owner.call('movingIn.tryAgain', { id })).statusCode).toBe(409);
    const lines = house.db.selectFrom('staff_audit').select('action').where('member_id', '=', owner.id);
    const actions = (await lines.execute()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'import tried again')).toHaveLength(2);
  });
});

describe('an import', () => {
  test('ends with its process, goes on with another, and can be stopped', async ({ house, owner }) => {
    const items = Array.from({ length: 40 }, (_, index) => jobItem(String(index)));
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const written = async () => (await house.db.selectFrom('job_openings').select('id').execute()).length;
    const state = async () => ok(await owner.ask('movingIn.open', { id })).state;
    ok(await owner.call('movingIn.start', { id }));
    const dying = new AbortController();
    const dead = runNextImport(partsOf(house), dying.signal).catch(() => undefined);
    await expect.poll(written, { interval: 5 }).toBeGreaterThan(0);
    dying.abort();
    await dead;
    const before = await written();
    expect(before).toBeLessThan(40);
    expect(await state()).toBe('running');

    const running = runNextImport(partsOf(house));
    await expect.poll(written, { interval: 5 }).toBeGreaterThan(before);
    ok(await owner.call('movingIn.stop', { id }));
    await running;
    expect(await written()).toBeLessThan(40);
    expect(await state()).toBe('stopped');
    expect(await runNextImport(partsOf(house))).toBe(false);

    ok(await owner.call('movingIn.goOn', { id }));
    await runNextImport(partsOf(house));
    const done = ok(await owner.ask('movingIn.open', { id }));
    expect(done).toMatchObject({ state: 'done', progress: { done: 40, total: 40 } });
    expect(await written()).toBe(40);
    expect((await owner.call('movingIn.start', { id })).statusCode).toBe(409);
  });

  test('of a process that has died is taken over after its lease', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, sourceOf([jobItem('1')]));
    ok(await owner.call('movingIn.start', { id }));
    const lease = (until: string) =>
      sql`update imports set claim = gen_random_uuid(), leased_until = now() + ${until}::interval
        where id = ${id}`.execute(house.db);
    await lease('20 seconds');
    expect(await runNextImport(partsOf(house))).toBe(false);
    await lease('-1 seconds');
    expect(await runNextImport(partsOf(house))).toBe(true);
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'done' });
  });
});
