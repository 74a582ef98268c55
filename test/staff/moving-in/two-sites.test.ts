import { describe, expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../../server/staff/moving-in/importing/run-imports.ts';
import type { ImportLine, OpenedImport, SiteChoices } from '../../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../../environment/app.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { test } from './house.ts';
import { linesOf, partsOf, rehearseFile, runImport } from './moving.ts';
import { item, wxr } from './wordpress/wxr.ts';

const real = { readers };

/** The same words at another address. */
const movedTo = (host: string, file: string) => file.replaceAll('old.example', host);
const entry = (id: number, menu: string, label: string, url: string) =>
  item({
    ...{ id, type: 'nav_menu_item', title: label, terms: [['nav_menu', menu]] },
    metas: { _menu_item_type: 'custom', _menu_item_url: url },
  });

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
    entry(20, 'Main', 'Gates', 'https://old.example/?p=7'),
    entry(21, 'Useful links', 'Portal', 'https://portal.example/'),
  );
/** Another site, whose items have the same numbers, and of which one is of another kind. */
const dogs = (...more: string[]) =>
  movedTo(
    'dogs.example',
    wxr(
      item({
        id: 7,
        title: 'Kennels',
        link: 'https://old.example/gates/',
        content: '<p>Dogs in kennels.</p>',
      }),
      item({
        id: 8,
        type: 'page',
        title: 'Dogs',
        link: 'https://old.example/dogs/',
        content: '<p>Dogs.</p>',
      }),
      item({ id: 9, title: 'Leashes', content: '<p>Leashes and whistles.</p>' }),
      entry(20, 'Main', 'Kennels', 'https://old.example/?p=7'),
      entry(21, 'Useful links', 'Shop', 'https://shop.example/'),
      ...more,
    ),
  );

async function moveIn(house: StartedServer, owner: SignedInMember, file: string): Promise<ImportLine[]> {
  const { id } = await rehearseFile(house, owner, file, real);
  await runImport(house, owner, id, real);
  return linesOf(owner, id);
}
const actsOf = (lines: readonly ImportLine[]) =>
  Object.fromEntries(
    lines.flatMap(({ kind, title, act }) => (kind === null || kind === 'address' ? [] : [[title, act]])),
  );
const otherActs = (lines: readonly ImportLine[]) =>
  lines.filter(({ act }) => act !== 'same' && act !== 'leave').map(({ title, act }) => [title, act]);
const blogsOf = async ({ db }: StartedServer) =>
  (await db.selectFrom('blogs').select(['subject', 'description']).orderBy('id').execute()).map(
    ({ subject, description }) => [subject, description],
  );
const menusOf = async (owner: SignedInMember) =>
  ok(await owner.ask('site.find', { document: 'navigation' })).body;
const choicesOf = async (owner: SignedInMember, id: number): Promise<SiteChoices> =>
  ok(await owner.ask('movingIn.choices', { id }));

async function chooseSite(
  house: StartedServer,
  owner: SignedInMember,
  id: number,
  sameSiteAs: string | null,
): Promise<OpenedImport> {
  ok(await owner.call('movingIn.choose', { id, kinds: {}, menus: {}, sameSiteAs }));
  await runImports(partsOf(house, real));
  return ok(await owner.ask('movingIn.open', { id }));
}

describe('two sites whose items have the same numbers', () => {
  test('come over beside each other, and neither of them twice', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const ofGuards = await blogsOf(house);
    const menus = await menusOf(owner);

    const first = await moveIn(house, owner, dogs());
    expect(actsOf(first)).toEqual({
      ...{ Kennels: 'make', Dogs: 'make', Leashes: 'make' },
      ...{ Main: 'ask', 'Useful links': 'ask' },
    });
    expect(first.filter(({ state }) => state === 'failed')).toEqual([]);
    const blogs = await blogsOf(house);
    expect(blogs.slice(0, 2)).toEqual(ofGuards);
    // Two blogs are written at once.
    expect(
      blogs
        .slice(2)
        .map(([subject]) => subject)
        .toSorted(),
    ).toEqual(['Kennels', 'Leashes']);
    expect(await menusOf(owner)).toEqual(menus);

    expect(otherActs(await moveIn(house, owner, guards()))).toEqual([]);
    const second = await moveIn(house, owner, dogs());
    expect(otherActs(second).map(([, act]) => act)).toEqual(['ask', 'ask']);
    expect(actsOf(second)).toMatchObject({ Kennels: 'same', Dogs: 'same', Leashes: 'same' });
    expect(await blogsOf(house)).toEqual(blogs);
    expect(await menusOf(owner)).toEqual(menus);
  });

  test('keep their addresses: what leads to the one does not lead to the other', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const lines = await moveIn(house, owner, dogs());
    const [gates] = await house.db.selectFrom('blogs').select('id').orderBy('id').execute();
    await house.publishing.reload();
    const leadsTo = async (url: string) => (await house.app.inject({ url })).headers.location;
    expect(await leadsTo('/?p=7')).toBe(`/blog/${gates?.id}`);
    expect(await leadsTo('/gates/')).toBe(`/blog/${gates?.id}`);
    const taken = lines.find(({ title }) => title === 'https://dogs.example/gates/');
    expect(taken?.act).toBe('leave');
    expect(taken?.notes.at(-1)?.text).toContain(`leads to /blog/${gates?.id} here already`);
  });

  test('do not link to each other by an address that both had', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const link = 'https://old.example/guards/';
    await moveIn(
      house,
      owner,
      dogs(
        item({ id: 30, title: 'Whistles', content: `<p>See <a href="${link}">us</a>.</p>` }),
        item({ id: 31, type: 'page', title: 'Us', link, content: '<p>Us.</p>' }),
      ),
    );
    // Its page is written after the blog, and gets an address that nobody knows yet.
    expect((await blogsOf(house)).at(-1)?.[1]).toContain('(https://dogs.example/guards/)');
  });

  test('are taken back one without the other', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const ofGuards = await blogsOf(house);
    const { id } = await rehearseFile(house, owner, dogs(), real);
    await runImport(house, owner, id, real);
    ok(await owner.call('movingIn.undo', { id }));
    await runImports(partsOf(house, real));
    expect(await blogsOf(house)).toEqual(ofGuards);
    expect(otherActs(await moveIn(house, owner, guards()))).toEqual([]);
    expect(actsOf(await moveIn(house, owner, dogs()))).toMatchObject({ Kennels: 'make', Dogs: 'make' });
  });

  test('in folders of one host are two as well', async ({ house, owner }) => {
    const inFolder = (folder: string, file: string) =>
      file.replaceAll('https://old.example', `https://old.example/${folder}`);
    await moveIn(house, owner, inFolder('north', guards()));
    const south = inFolder('south', guards().replaceAll('Guards at', 'Others at'));
    expect(actsOf(await moveIn(house, owner, south))).toMatchObject({ Gates: 'make', Fences: 'make' });
    expect(await blogsOf(house)).toHaveLength(4);
  });
});

describe('a site that has changed its address', () => {
  const moved = () => movedTo('new.example', guards());

  test('is another one until somebody says that it is the same', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const blogs = await blogsOf(house);
    const { id } = await rehearseFile(house, owner, moved(), real);
    expect(await choicesOf(owner, id)).toMatchObject({ sites: ['old.example'], sameSiteAs: null });
    expect(actsOf(await linesOf(owner, id)).Gates).toBe('make');

    await chooseSite(house, owner, id, 'old.example');
    expect(await choicesOf(owner, id)).toMatchObject({ sites: ['old.example'], sameSiteAs: 'old.example' });
    // Their addresses differ, and nobody has edited them here.
    expect(actsOf(await linesOf(owner, id))).toEqual({
      ...{ Gates: 'change', Fences: 'change', Guards: 'change' },
      ...{ Main: 'same', 'Useful links': 'same' },
    });
    await chooseSite(house, owner, id, null);
    expect(actsOf(await linesOf(owner, id)).Gates).toBe('make');
    await chooseSite(house, owner, id, 'old.example');
    await runImport(house, owner, id, real);
    expect(await blogsOf(house)).toEqual(blogs);

    // Undoing it does not take away the addresses that the site had before.
    ok(await owner.call('movingIn.undo', { id }));
    await runImports(partsOf(house, real));
    await house.publishing.reload();
    expect((await house.app.inject({ url: '/gates/' })).statusCode).toBe(301);
    await moveIn(house, owner, moved());

    // It is remembered for each of the two addresses.
    expect(otherActs(await moveIn(house, owner, moved()))).toEqual([]);
    const back = await rehearseFile(house, owner, guards(), real);
    expect((await choicesOf(owner, back.id)).sameSiteAs).toBeNull();
    expect(actsOf(await linesOf(owner, back.id)).Gates).toBe('change');
  });

  test('is none that nothing has come from', async ({ house, owner }) => {
    await moveIn(house, owner, guards());
    const { id } = await rehearseFile(house, owner, moved(), real);
    for (const sameSiteAs of ['other.example', 'new.example', '']) {
      const refused = await owner.call('movingIn.choose', { id, kinds: {}, menus: {}, sameSiteAs });
      expect([sameSiteAs, refused.statusCode]).toEqual([sameSiteAs, 400]);
    }
  });
});

test('what a file brings that does not say its site never changes anything by itself', async ({
  house,
  owner,
}) => {
  const nameless = (title: string) =>
    wxr(item({ id: 7, title, link: ' ', content: '<p>Words.</p>' }))
      .replaceAll(/<link>.*<\/link>/g, '')
      .replaceAll(/<wp:base_\w+>.*<\/wp:base_\w+>/g, '');
  await moveIn(house, owner, nameless('Gates'));
  expect(otherActs(await moveIn(house, owner, nameless('Gates')))).toEqual([]);
  const { id } = await rehearseFile(house, owner, nameless('Kennels'), real);
  const [line] = await linesOf(owner, id, { kind: 'blog' });
  expect([line?.title, line?.act]).toEqual(['Kennels', 'ask']);
  expect(line?.notes.at(-1)?.text).toContain('does not say of which site');
  await runImport(house, owner, id, real);
  expect((await blogsOf(house)).map(([subject]) => subject)).toEqual(['Gates']);
});
