import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { tidyImports } from '../../server/importing/runs/tidy-imports.ts';
import { folderOf } from '../../server/importing/source-files.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import { blogItem, contactItem, rehearseFile, runImport, sourceOf } from './moving.ts';

const age = ({ db }: StartedServer, id: number, time: string) =>
  sql`update imports set changed_at = now() - ${time}::interval where id = ${id}`.execute(db);
const stateOf = async (owner: SignedInMember, id: number) => {
  const answer = await owner.ask('movingIn.open', { id });
  return answer.statusCode === 404 ? 'gone' : ok(answer).state;
};

describe('after 30 days', () => {
  test('a rehearsal and its file are removed, and what came over stays', async ({ house, owner }) => {
    const old = await rehearseFile(house, owner, sourceOf([contactItem('1')]));
    const broken = await rehearseFile(house, owner, sourceOf([blogItem('1'), 'BROKEN']));
    const young = await rehearseFile(house, owner, sourceOf([contactItem('2')]));
    for (const { id } of [old, broken]) await age(house, id, '31 days');
    await age(house, young.id, '29 days');
    const done = await rehearseFile(house, owner, sourceOf([blogItem('3')]));
    await runImport(house, owner, done.id);
    await age(house, done.id, '400 days');
    await tidyImports(house);
    expect(await stateOf(owner, done.id)).toBe('done');
    expect(await stateOf(owner, old.id)).toBe('gone');
    expect(await stateOf(owner, broken.id)).toBe('gone');
    expect(await stateOf(owner, young.id)).toBe('rehearsed');
    const items = await house.db.selectFrom('import_items').select('title').orderBy('id').execute();
    expect(items).toEqual([{ title: 'Asha Rao 2' }, { title: 'Blog 3' }]);
    // What was imported stays, and what it is known by.
    const again = await rehearseFile(house, owner, sourceOf([blogItem('3')]));
    expect(again.counts).toMatchObject([{ act: 'same' }]);
    // A file may be on its way into a new import, so it stays for two hours.
    const folder = folderOf(house.config);
    await writeFile(join(folder, 'req-1.incoming'), 'half');
    await tidyImports(house);
    expect(await readdir(folder)).toEqual(expect.arrayContaining([`${old.id}.source`, 'req-1.incoming']));
    const before = new Date(Date.now() - 3 * 3_600_000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), before, before);
    await tidyImports(house);
    expect((await readdir(folder)).toSorted()).toEqual(
      [`${again.id}.source`, `${young.id}.source`].toSorted(),
    );
  });
});

test('a person who was erased comes back by no import', async ({ house, owner }) => {
  const file = sourceOf([contactItem('1')]);
  const first = await rehearseFile(house, owner, file);
  await runImport(house, owner, first.id);
  await takeInAll(house.db);
  // Another file of the same person, which has been read and waits.
  const values = { fullName: 'A. Rao', emailId: 'ASHA1@example.in', userMessage: 'Again' };
  const waiting = await rehearseFile(house, owner, sourceOf([contactItem('2', { values })]));
  const { reference } = await house.db
    .selectFrom('submissions')
    .select('reference')
    .executeTakeFirstOrThrow();
  const erasure = { who: 'asha1@example.in', references: [reference], verification: 'call-back' };
  ok(await owner.call('people.erase', erasure));
  const items = await house.db.selectFrom('import_items').selectAll().execute();
  expect(JSON.stringify(items)).not.toMatch(/asha|Rao/i);
  await runImport(house, owner, waiting.id);
  expect(await house.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  const again = await rehearseFile(house, owner, file);
  expect(again.counts).toMatchObject([{ kind: 'submission', act: 'leave', items: 1 }]);
});
