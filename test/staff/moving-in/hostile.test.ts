import { describe, expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import type { StartedServer } from '../../environment/app.ts';
import { formerWordPress } from './former-company.ts';
import { entityBomb, externalEntity, unclosedWordPress, wronglyEncodedWordPress } from './hostile-sources.ts';
import { test } from './house.ts';
import { linesOf, rehearseFile, runImport } from './moving.ts';

const real = { readers };
const kept = ({ db }: StartedServer) => db.selectFrom('import_items').selectAll().execute();

describe('a hostile export of WordPress', () => {
  const ENTITIES = 'line 2: the file defines entities, which no export of WordPress does';
  test.for([
    ['that ends within an item', unclosedWordPress(), 'line 40: the file ends within an item'],
    ['with a bomb of entities', entityBomb(), ENTITIES],
    ['that asks for a file of the server', externalEntity(), ENTITIES],
  ] as const)(
    '%s is unreadable, says where, and leaves nothing',
    async ([, file, reason], { house, owner }) => {
      const opened = await rehearseFile(house, owner, file, real);
      expect(opened).toMatchObject({ state: 'unreadable', reason, counts: [], hosts: [] });
      expect(await kept(house)).toEqual([]);
      expect(
        (await owner.call('movingIn.start', { id: opened.id, hosts: [], overwrite: [] })).statusCode,
      ).toBe(409);
    },
  );

  test('in another encoding than it says is read as Windows-1252, with a note', async ({ house, owner }) => {
    const { id, state } = await rehearseFile(house, owner, wronglyEncodedWordPress(), real);
    expect(state).toBe('rehearsed');
    const [blog] = await linesOf(owner, id, { kind: 'blog' });
    expect(blog).toMatchObject({ title: 'Café – guards', act: 'make' });
    expect(blog?.notes.map(({ text }) => text)).toContain(
      'Lines here are not in the encoding of the file, and were read as Windows-1252.',
    );
    await runImport(house, owner, id, real);
    const blogs = await house.db.selectFrom('blogs').select(['subject', 'description']).execute();
    expect(blogs).toEqual([{ subject: 'Café – guards', description: 'Café' }]);
  });
});

test('a small company of WordPress goes in twice, and the second time changes nothing', async ({
  house,
  owner,
}) => {
  const size = { pages: 6, posts: 10, pictures: 4, menuLinks: 4, jobs: 5 };
  const file = Buffer.concat(await formerWordPress(1, size).toArray());
  const first = await rehearseFile(house, owner, file, real);
  expect(first.state).toBe('rehearsed');
  const done = await runImport(house, owner, first.id, real);
  const failed = await linesOf(owner, first.id, { only: 'failed' });
  // Their files are not at hand, so that nothing answers at their former addresses.
  const isOfPicture = (kind: string | null) => kind === 'picture' || kind === 'address';
  expect(failed.filter(({ kind }) => !isOfPicture(kind))).toEqual([]);
  expect(done.state).toBe('done');
  const second = await rehearseFile(house, owner, file, real);
  const acts = second.counts.filter(({ kind }) => !isOfPicture(kind)).map(({ act }) => act);
  expect(new Set(acts)).toEqual(new Set(['same', 'leave']));
});
