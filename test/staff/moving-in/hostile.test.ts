import { describe, expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import type { StartedServer } from '../../environment/app.ts';
import { formerWordPress } from './former-company.ts';
import {
  entityBomb,
  externalEntity,
  scriptsInWordPress,
  unclosedWordPress,
  wronglyEncodedWordPress,
} from './hostile-sources.ts';
import { test } from './house.ts';
import { linesOf, rehearseFile, runImport } from './moving.ts';

const real = { readers };
const kept = ({ db }: StartedServer) => db.selectFrom('import_items').selectAll().execute();

describe('a hostile export of WordPress', () => {
  test('that ends within an item is unreadable, and leaves nothing', async ({ house, owner }) => {
    const opened = await rehearseFile(house, owner, unclosedWordPress(), real);
    expect(opened).toMatchObject({ state: 'unreadable', counts: [] });
    expect(opened.reason).not.toBe('');
    expect(await kept(house)).toEqual([]);
  });

  test('with a bomb of entities is refused or read without it', async ({ house, owner }) => {
    const opened = await rehearseFile(house, owner, entityBomb(), real);
    const rows = JSON.stringify(await kept(house));
    expect(rows.length).toBeLessThan(10_000);
    expect(['unreadable', 'rehearsed']).toContain(opened.state);
  });

  test('that asks for a file of the server gets none', async ({ house, owner }) => {
    await rehearseFile(house, owner, externalEntity(), real);
    expect(JSON.stringify(await kept(house))).not.toContain('root:');
  });

  test('in another encoding than it says is read or refused with a reason', async ({ house, owner }) => {
    const { state, reason } = await rehearseFile(house, owner, wronglyEncodedWordPress(), real);
    if (state === 'unreadable') expect(reason).not.toBe('');
    else expect(state).toBe('rehearsed');
  });

  test('with scripts in every field brings none of them', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, scriptsInWordPress(), real);
    const done = await runImport(house, owner, id, real);
    expect(done.state).toBe('done');
    const blogs = await house.db.selectFrom('blogs').selectAll().execute();
    expect(blogs.length).toBeGreaterThan(0);
    for (const { description } of blogs) expect(description).not.toMatch(/<script|<img|javascript:|<iframe/i);
    for (const { id: blog } of blogs) {
      const page = await house.app.inject({ url: `/blog/${blog}` });
      expect(page.body).not.toMatch(/<script>alert|onerror=alert|href="javascript:/i);
    }
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
