import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { removeOldSaves } from '../../server/content/old-saves.queries.ts';
import { type PublishingServer, test } from '../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';

/** Saves a text a few times, as the editor does while somebody types. @returns the versions. */
async function type(
  member: SignedInMember,
  document: string,
  from: number,
  words: string[],
): Promise<number[]> {
  const editor = randomUUID();
  const { body } = ok(await member.ask('site.find', { document }));
  const versions: number[] = [];
  for (const [index, lead] of words.entries()) {
    const basedOn = versions.at(-1) ?? from;
    const saveId = { editor, turn: index + 1 };
    const saved = ok(await member.call('site.save', { document, basedOn, body: { ...body, lead }, saveId }));
    versions.push(saved.version);
  }
  return versions;
}

const addPage = async (member: SignedInMember): Promise<{ document: string; version: number }> =>
  ok(await member.call('site.createPage', { path: `/page-${randomUUID().slice(0, 8)}`, name: 'A page' }));

/** Makes the versions look as if they were that many days old. */
async function age({ db }: PublishingServer, versions: readonly number[], days: number): Promise<void> {
  await sql`alter table content_versions disable trigger user`.execute(db);
  await sql`
    update content_versions set at = at - make_interval(days => ${days}::integer)
    where id = any(${versions}::integer[])`.execute(db);
  await sql`alter table content_versions enable trigger user`.execute(db);
}

async function listStored({ db }: PublishingServer, document: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from content_versions where document = ${document} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

test('of the saves of a session only the last is kept after 90 days', async ({ house, editor }) => {
  const { document, version } = await addPage(editor);
  const old = await type(editor, document, version, ['W', 'We', 'We g', 'We guard.']);
  await age(house, [version, ...old], 91);
  const young = await type(editor, document, old.at(-1) ?? 0, ['We guard your', 'We guard your gates.']);
  await age(house, young, 89);
  expect(await listStored(house, document)).toEqual([version, ...old, ...young]);
  expect(await removeOldSaves(house.db)).toBe(3);
  expect(await removeOldSaves(house.db)).toBe(0);
  expect(await listStored(house, document)).toEqual([version, old.at(-1), ...young]);
  // The history shows both sessions, and each can be gone back to.
  const { entries } = ok(await editor.ask('site.history', { document }));
  expect(entries.map((entry: { version: number }) => entry.version)).toEqual([young.at(-1), old.at(-1)]);
  const found = ok(await editor.ask('site.version', { document, version: old.at(-1) }));
  expect(found.body.lead).toBe('We guard.');
});

test('what was public, planned, the draft or merged is kept, whatever its age', async ({
  house,
  editor,
  owner,
}) => {
  const { document, version } = await addPage(editor);
  const saves = await type(editor, document, version, ['1', '2', '3', '4']);
  const [first = 0, second = 0] = saves;
  const planned = JSON.stringify([{ document, version: first }]);
  await sql`
    insert into content_releases (title, documents, state, due) values
      ('Planned', ${planned}::jsonb, 'planned', now() + interval '1 year'),
      ('Public', '[]', 'published', null)`.execute(house.db);
  await sql`
    insert into content_publications (release, document, version)
    select max(id), ${document}, ${second}::integer from content_releases`.execute(house.db);
  // Of another person in between: each is the end of a session.
  const others = await type(owner, document, saves.at(-1) ?? 0, ['5']);
  await age(house, [version, ...saves, ...others], 400);
  expect(await removeOldSaves(house.db)).toBe(1);
  expect(await listStored(house, document)).toEqual([version, first, second, saves.at(-1), ...others]);
});
