import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { runImports } from '../../../server/staff/moving-in/importing/run-imports.ts';
import { tidyImports } from '../../../server/staff/moving-in/importing/tidy-imports.ts';
import { hasFile, picturesFile } from '../../../server/staff/moving-in/source-files.ts';
import type { StartedServer } from '../../environment/app.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { writeZip } from '../../factories/zips.ts';
import { test } from './house.ts';
import {
  blogItem,
  contactItem,
  FORMER,
  jobItem,
  linesOf,
  partsOf,
  pictureItem,
  rehearseFile,
  runImport,
  sendFile,
  sourceOf,
} from './moving.ts';

async function picturesZip({ config }: StartedServer): Promise<Buffer> {
  const picture = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const file = join(config.dataDir, `${randomUUID()}.zip`);
  await writeZip(file, [['wp-content/uploads/2019/05/gate-1.jpg', picture]]);
  return readFile(file);
}

/** An import of which a picture and a message have failed. */
async function importWithFailures(house: StartedServer, owner: SignedInMember) {
  const items = [pictureItem('1'), blogItem('2'), jobItem('3'), contactItem('4')];
  const { id } = await rehearseFile(house, owner, sourceOf(items));
  await sql`alter table contact_requests add constraint broken check (false) not valid`.execute(house.db);
  const done = await runImport(house, owner, id);
  await sql`alter table contact_requests drop constraint broken`.execute(house.db);
  expect(done).toMatchObject({ state: 'done', retriable: 2, progress: { done: 4, total: 4 } });
  return id;
}

const wordsOf = async ({ db }: StartedServer) =>
  JSON.stringify(await db.selectFrom('import_items').select(['title', 'content', 'notes']).execute());

describe('lines that have failed', () => {
  test('are tried again without the file, and nothing else is', async ({ house, owner }) => {
    const id = await importWithFailures(house, owner);
    const before = await house.db.selectFrom('blogs').select(['id', 'version']).execute();
    const sent = await sendFile(
      house,
      owner,
      `/staff/moving-in/${id}/pictures`,
      await picturesZip(house),
      'uploads.zip',
    );
    expect(sent.statusCode, sent.body).toBe(200);
    expect(ok(await owner.call('movingIn.tryAgain', { id }))).toMatchObject({
      state: 'running',
      progress: { done: 2, total: 4 },
    });
    expect((await owner.call('movingIn.tryAgain', { id })).statusCode).toBe(409);
    await runImports(partsOf(house));
    const done = ok(await owner.ask('movingIn.open', { id }));
    expect(done).toMatchObject({ state: 'done', retriable: 0, progress: { done: 4, total: 4 } });
    expect(done.counts.map(({ failed }: { failed: number }) => failed)).toEqual([0, 0, 0, 0]);
    expect(await house.db.selectFrom('blogs').select(['id', 'version']).execute()).toEqual(before);
    expect(await house.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
    expect(await house.db.selectFrom('media').select('id').execute()).toHaveLength(1);
    // Now nothing of the person is left in the rows of the import.
    expect(await wordsOf(house)).not.toMatch(/Asha|98450/);
    expect(await hasFile(picturesFile(house.config, id))).toBe(false);
    expect((await owner.call('movingIn.tryAgain', { id })).statusCode).toBe(409);
    const actions = await house.db.selectFrom('staff_audit').select('action').execute();
    expect(actions.filter(({ action }) => action === 'import tried again')).toHaveLength(1);
  });

  test('that fail once more say why, and can be tried again', async ({ house, owner }) => {
    const id = await importWithFailures(house, owner);
    ok(await owner.call('movingIn.tryAgain', { id }));
    await runImports(partsOf(house));
    const done = ok(await owner.ask('movingIn.open', { id }));
    // The message has come over; the picture still is nowhere.
    expect(done).toMatchObject({ state: 'done', retriable: 1 });
    const [line] = await linesOf(owner, id, { only: 'failed' });
    expect(line?.kind).toBe('picture');
    expect(line?.failure).not.toBe('');
    const stranger = await owner.call('movingIn.tryAgain', { id, hosts: ['10.0.0.1'] });
    expect(stranger.statusCode).toBe(400);
    const { hosts } = ok(await owner.call('movingIn.tryAgain', { id, hosts: [new URL(FORMER).host] }));
    expect(hosts).toEqual([new URL(FORMER).host]);
    const row = await house.db.selectFrom('imports').select('allowed_hosts').executeTakeFirstOrThrow();
    expect(row.allowed_hosts).toEqual([new URL(FORMER).host]);
  });

  test('are forgotten after 30 days, and by an erasure at once', async ({ house, owner }) => {
    const id = await importWithFailures(house, owner);
    expect(await wordsOf(house)).toMatch(/Asha/);
    await tidyImports(house);
    expect(ok(await owner.ask('movingIn.open', { id })).retriable).toBe(2);

    // The same person has sent something else, and is erased.
    const [contact] = [
      contactItem('9', { values: { fullName: 'A', emailId: 'ASHA4@example.in', userMessage: 'x' } }),
    ];
    const other = await rehearseFile(house, owner, sourceOf([contact]));
    await runImport(house, owner, other.id);
    await takeInAll(house.db);
    const [{ reference = '' } = {}] = await house.db.selectFrom('submissions').select('reference').execute();
    ok(
      await owner.call('people.erase', {
        ...{ who: 'asha4@example.in', references: [reference], verification: 'call-back' },
      }),
    );
    expect(await wordsOf(house)).not.toMatch(/Asha|asha/);
    expect(ok(await owner.ask('movingIn.open', { id })).retriable).toBe(1);

    await sql`update imports set changed_at = now() - interval '31 days' where id = ${id}`.execute(house.db);
    await tidyImports(house);
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'done', retriable: 0 });
    const rows = await house.db
      .selectFrom('import_items')
      .select('content')
      .where('import_id', '=', id)
      .execute();
    expect(rows.every(({ content }) => content === null)).toBe(true);
  });

  test('are gone once the import is taken back', async ({ house, owner }) => {
    const id = await importWithFailures(house, owner);
    ok(await owner.call('movingIn.undo', { id }));
    await runImports(partsOf(house));
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'undone', retriable: 0 });
    expect(await wordsOf(house)).not.toMatch(/Asha/);
    expect((await owner.call('movingIn.tryAgain', { id })).statusCode).toBe(409);
  });
});
