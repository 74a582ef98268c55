import { expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import type { ImportLine, SiteChoices } from '../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import { actsByTitle, linesOf, partsOf, rehearseFile, runImport, undoImport } from './moving.ts';
import { item, menuLink, wxr } from './wordpress/wxr.ts';

const real = { readers };

/** The same words at another address. */
const movedTo = (host: string, file: string) => file.replaceAll('old.example', host);
const guards = () =>
  wxr(
    item({ id: 7, title: 'Gates', link: 'https://old.example/gates/', content: '<p>Guards at gates.</p>' }),
    item({ id: 8, title: 'Fences', content: '<p>Guards at fences.</p>' }),
    item({
      id: 9,
      type: 'page',
      title: 'Guards',
      link: 'https://old.example/guards/',
      content: '<p>We.</p>',
    }),
    menuLink(20, 'Main', 'Gates', 'https://old.example/?p=7'),
  );
/** Another site, whose items have the same numbers, and of which one is of another kind. */
const dogs = () =>
  movedTo(
    'dogs.example',
    wxr(
      item({ id: 7, title: 'Kennels', link: 'https://old.example/gates/', content: '<p>Kennels.</p>' }),
      item({
        id: 8,
        type: 'page',
        title: 'Dogs',
        link: 'https://old.example/guards/',
        content: '<p>Dogs.</p>',
      }),
      item({ id: 9, title: 'Leashes', content: '<p>See <a href="https://old.example/guards/">us</a>.</p>' }),
      menuLink(20, 'Main', 'Kennels', 'https://old.example/?p=7'),
    ),
  );

async function moveIn(house: StartedServer, owner: SignedInMember, file: string) {
  const { id } = await rehearseFile(house, owner, file, real);
  await runImport(house, owner, id, real);
  return { id, lines: await linesOf(owner, id) };
}
const written = (lines: readonly ImportLine[]) =>
  lines.filter(({ act }) => act !== 'same' && act !== 'leave').map(({ title, act }) => `${act} ${title}`);
const blogsOf = async ({ db }: StartedServer) =>
  db.selectFrom('blogs').select(['id', 'subject', 'description']).orderBy('id').execute();
const choicesOf = async (owner: SignedInMember, id: number): Promise<SiteChoices> =>
  ok(await owner.ask('movingIn.choices', { id }));

test('two sites with the same numbers come over beside each other', { timeout: 180_000 }, async ({
  house,
  owner,
}) => {
  await moveIn(house, owner, guards());
  const ofGuards = await blogsOf(house);
  const { body: menus } = ok(await owner.ask('site.find', { document: 'navigation' }));
  const { id, lines } = await moveIn(house, owner, dogs());
  expect(actsByTitle(lines)).toMatchObject({ Kennels: 'make', Dogs: 'make', Leashes: 'make', Main: 'ask' });
  expect(lines.filter(({ state }) => state === 'failed')).toEqual([]);
  const blogs = await blogsOf(house);
  expect(blogs.slice(0, 2)).toEqual(ofGuards);
  expect(new Set(blogs.slice(2).map(({ subject }) => subject))).toEqual(new Set(['Kennels', 'Leashes']));
  expect(ok(await owner.ask('site.find', { document: 'navigation' })).body).toEqual(menus);

  // What leads to the one does not lead to the other, and they do not link to each other by what both had.
  const gates = ofGuards.find(({ subject }) => subject === 'Gates');
  await house.publishing.reload();
  for (const url of ['/?p=7', '/gates/'])
    expect((await house.app.inject({ url })).headers.location).toBe(`/blog/${gates?.id}`);
  const taken = lines.find(({ title }) => title === 'https://dogs.example/gates/');
  expect(taken?.act).toBe('leave');
  expect(taken?.notes.at(-1)?.text).toContain(`leads to /blog/${gates?.id} here already`);
  const leashes = blogs.find(({ subject }) => subject === 'Leashes');
  expect(leashes?.description).toContain('(https://dogs.example/guards/)');

  expect(written((await moveIn(house, owner, guards())).lines)).toEqual([]);
  expect(written((await moveIn(house, owner, dogs())).lines)).toEqual(['ask Main']);
  expect(await blogsOf(house)).toEqual(blogs);
  // One is taken back without the other.
  await undoImport(house, owner, id, real);
  expect(await blogsOf(house)).toEqual(ofGuards);
  expect(written((await moveIn(house, owner, guards())).lines)).toEqual([]);
});

// Nine files, each read by a process of its own.
test('a site at a new address is another one until somebody says no', { timeout: 180_000 }, async ({
  house,
  owner,
}) => {
  const moved = movedTo('new.example', guards());
  await moveIn(house, owner, guards());
  const blogs = await blogsOf(house);
  const { id } = await rehearseFile(house, owner, moved, real);
  const say = (sameSiteAs: string | null) =>
    owner.call('movingIn.choose', { id, kinds: {}, menus: {}, sameSiteAs });
  const sayAndRead = async (sameSiteAs: string | null) => {
    ok(await say(sameSiteAs));
    await runImports(partsOf(house, real));
    return actsByTitle(await linesOf(owner, id));
  };
  expect(await choicesOf(owner, id)).toMatchObject({ sites: ['old.example'], sameSiteAs: null });
  expect(actsByTitle(await linesOf(owner, id)).Gates).toBe('make');
  // None that nothing has come from.
  for (const none of ['other.example', 'new.example', ''])
    expect((await say(none)).statusCode, none).toBe(400);

  // Their addresses differ, and nobody has edited them here.
  const same = { Gates: 'change', Fences: 'change', Guards: 'change', Main: 'same' };
  expect(await sayAndRead('old.example')).toMatchObject(same);
  expect((await sayAndRead(null)).Gates).toBe('make');
  expect(await sayAndRead('old.example')).toMatchObject(same);
  await runImport(house, owner, id, real);
  expect(await blogsOf(house)).toEqual(blogs);

  // Undoing it does not take away the addresses that the site had before.
  await undoImport(house, owner, id, real);
  await house.publishing.reload();
  expect((await house.app.inject({ url: '/gates/' })).statusCode).toBe(301);
  // It is remembered for each of the two addresses.
  await moveIn(house, owner, moved);
  expect(written((await moveIn(house, owner, moved)).lines)).toEqual([]);
  const back = await rehearseFile(house, owner, guards(), real);
  expect((await choicesOf(owner, back.id)).sameSiteAs).toBeNull();
  expect(actsByTitle(await linesOf(owner, back.id)).Gates).toBe('change');
});
