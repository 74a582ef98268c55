import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { UnreadableSource } from '../../../../server/staff/moving-in/found-item.ts';
import { readers } from '../../../../server/staff/moving-in/importing/readers.ts';
import { markdownOf } from '../../../../server/staff/moving-in/markdown.ts';
import { pathBelowUploads } from '../../../../server/staff/moving-in/pictures/pictures.ts';
import { readWordPress } from '../../../../server/staff/moving-in/wordpress/read-wordpress.ts';
import type { ImportAct, OpenedImport } from '../../../../src/contract/staff/moving-in.ts';
import { findUnsafeMark } from '../../../../src/contract/staff/safe-markdown.ts';
import type { StartedServer } from '../../../environment/app.ts';
import type { SignedInMember } from '../../../factories/staff.ts';
import { test } from '../house.ts';
import { linesOf, rehearseFile, runImport } from '../moving.ts';
import { type Expected, publicFiles } from './public-files.ts';

/** A folder with the files of WordPress/theme-test-data and of phpunit/data in WordPress/wordpress-importer. */
const folder = process.env.WORDPRESS_TEST_DATA ?? '';
/** May be there as well: its only subject is its size, which another test tries. */
const NOT_NEEDED = ['10MB.xml'];
const as = (address: string) => address;

describe('the public test files', () => {
  test('are all there, and no others', () => {
    const names = readdirSync(folder).filter((name) => !NOT_NEEDED.includes(name));
    expect(names.toSorted()).toEqual(Object.keys(publicFiles).toSorted());
  });

  test.for(Object.entries(publicFiles))(
    '%s comes over, and nothing of it twice',
    {
      timeout: 600_000,
    },
    async ([name, expected], { house, owner }) => {
      const { pictures, refusal } = await standInsFor(name);
      if (typeof expected === 'string') {
        expect(refusal).toBe(expected);
        const rows = await countRows(house);
        const { state, reason } = await rehearseFile(house, owner, read(name), { readers });
        expect([state, reason]).toEqual(['unreadable', expected]);
        expect(await countRows(house)).toEqual(rows);
        return;
      }
      expect(refusal).toBe('');
      const first = await moveIn(house, owner, name, pictures);
      const rows = await countRows(house);
      const second = await moveIn(house, owner, name, pictures);
      const { found, claimed = [] } = expected;
      const made = writtenOf(expected);
      const written = totalOf(made);
      const left = totalOf(found) - written;
      expect(first.found).toEqual(found);
      expect(first.failures).toEqual([]);
      expect(first.claimed).toEqual(claimed);
      expect(first.made).toEqual(made);
      expect(second.acts).toEqual({
        ...(written > 0 && { same: written }),
        ...(left > 0 && { leave: left }),
      });
      expect(Object.keys(second.acts).filter((act) => act !== 'same' && act !== 'leave')).toEqual([]);
      expect(await countRows(house)).toEqual(rows);
    },
  );

  test('idempotency-complete after idempotency-partial makes only what is new', async ({ house, owner }) => {
    const [partial, complete] = ['idempotency-partial.xml', 'idempotency-complete.xml'] as const;
    const { pictures } = await standInsFor(complete);
    const first = await moveIn(house, owner, partial, pictures);
    expect(first.made).toEqual({ picture: 1, address: 3 });
    const second = await moveIn(house, owner, complete, pictures);
    expect(second.acts).toEqual({ make: 14, same: 4, leave: 1 });
    expect(second.made).toEqual({ picture: 2, blog: 3, address: 9 });
    const rows = await countRows(house);
    for (const name of [complete, partial, complete])
      expect((await moveIn(house, owner, name, pictures)).acts).not.toHaveProperty('make');
    expect(await countRows(house)).toEqual(rows);
  });
});

/** All that was found, but for what nothing can be made of. */
function writtenOf({ found, made = {} }: Expected): Record<string, number> {
  const all = Object.entries({ ...found, none: 0, ...made });
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

const totalOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const read = (name: string) => readFileSync(join(folder, name));

/**
 * A folder with a picture of ours at the path of each that the file names. @returns the words by which the reader
 * refuses the file, if it does.
 */
async function standInsFor(name: string): Promise<{ pictures: string; refusal: string }> {
  const pictures = await mkdtemp(join(tmpdir(), 'guardhouse-uploads-'));
  onTestFinished(() => rm(pictures, { recursive: true, force: true }));
  const plain = { width: 320, height: 240, channels: 3, background: '#246' } as const;
  const jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  try {
    for await (const { content, notes } of readWordPress(createReadStream(join(folder, name)), {
      language: 'en',
    })) {
      if (content === undefined) expect(notes).not.toEqual([]);
      if (content?.kind === 'blog') {
        const markdown = markdownOf(content.text, { resolveLink: as, resolvePicture: as });
        expect(findUnsafeMark(markdown)).toBeUndefined();
      }
      const path = content?.kind === 'picture' ? pathBelowUploads(content.address) : undefined;
      if (path === undefined) continue;
      await mkdir(dirname(join(pictures, path)), { recursive: true });
      await writeFile(join(pictures, path), jpeg);
    }
    return { pictures, refusal: '' };
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableSource);
    return { pictures, refusal: (error as Error).message };
  }
}

/** Rehearses and imports. */
async function moveIn(house: StartedServer, owner: SignedInMember, name: string, pictures: string) {
  const rehearsed = await rehearseFile(house, owner, read(name), { readers, name });
  expect(rehearsed.state, rehearsed.reason).toBe('rehearsed');
  const { rows: claimed } = await sql<{ title: string }>`
    select title from import_items where import_id = ${rehearsed.id} and act = 'leave'
      and notes::text like '%leads to what stands at%' order by title`.execute(house.db);
  const done = await runImport(house, owner, rehearsed.id, { readers, pictures });
  const failed = await linesOf(owner, done.id, { only: 'failed' });
  return {
    found: sumBy(done, ({ kind, items }) => [kind ?? 'none', items]),
    acts: sumBy(rehearsed, ({ act, items }) => [act, items]),
    made: sumBy(done, ({ kind, act, done: count }) => [kind ?? 'none', isWritten(act) ? count : 0]),
    claimed: claimed.map(({ title }) => title),
    failures: failed.map(({ title, failure }) => `${title}: ${failure}`),
  };
}

const isWritten = (act: ImportAct) => act === 'make' || act === 'change';

function sumBy(
  { counts }: OpenedImport,
  read: (each: OpenedImport['counts'][number]) => [string, number],
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, items] of counts.map(read)) if (items > 0) sums[name] = (sums[name] ?? 0) + items;
  return sums;
}

/** How many rows there are of all that an import can make. */
async function countRows({ db }: StartedServer): Promise<Record<string, number>> {
  const tables = ['blogs', 'media', 'job_openings', 'content_versions', 'site_redirects', 'submissions'];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
