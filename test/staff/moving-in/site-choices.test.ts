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
const OLD = 'https://old.example';

const service = (id: number, title: string, more = {}) =>
  item({
    ...{ id, type: 'service', title, link: `${OLD}/service/${title.toLowerCase()}/` },
    ...{
      content: '<p>We guard gates by day and by night.</p>',
      metas: { _wp_old_slug: `old-${id}` },
      ...more,
    },
  });
const link = (id: number, menu: string, label: string, url: string) =>
  item({
    ...{ id, type: 'nav_menu_item', title: label, terms: [['nav_menu', menu]] },
    metas: { _menu_item_type: 'custom', _menu_item_url: url },
  });

const items = () => [
  service(41, 'Gates'),
  service(42, 'Escorts', { status: 'draft' }),
  item({
    ...{ id: 51, type: 'testimonial', title: 'A bank', content: '<p>They never sleep.</p>' },
    link: `${OLD}/?post_type=testimonial&amp;p=51`,
  }),
  item({ id: 61, type: 'shop_order', title: 'Order of Asha Rao', content: '<p>One torch.</p>' }),
  link(71, 'Main', 'Gates', `${OLD}/service/gates/`),
  link(72, 'Main', 'Portal', 'https://portal.example/'),
  link(73, 'Useful', 'Portal', 'https://portal.example/'),
  link(74, 'Sectors', 'Contact', '/contactus/'),
];
const file = () => wxr(...items());

const choicesOf = async (owner: SignedInMember, id: number): Promise<SiteChoices> =>
  ok(await owner.ask('movingIn.choices', { id }));
const keyOf = ({ menus }: SiteChoices, name: string) => menus.find((each) => each.name === name)?.key ?? '';

/** Chooses, and has the file read again. */
async function choose(
  house: StartedServer,
  owner: SignedInMember,
  id: number,
  chosen: { kinds?: object; menus?: object },
): Promise<OpenedImport> {
  ok(await owner.call('movingIn.choose', { id, kinds: {}, menus: {}, ...chosen }));
  await runImports(partsOf(house, real));
  return ok(await owner.ask('movingIn.open', { id }));
}

const actsOf = (lines: ImportLine[], kind?: string) =>
  Object.fromEntries(lines.filter((each) => each.kind === kind).map(({ title, act }) => [title, act]));
const blogsOf = ({ db }: StartedServer) =>
  db.selectFrom('blogs').select(['id', 'subject', 'published_at']).orderBy('id').execute();
const menusOf = async (owner: SignedInMember) =>
  ok(await owner.ask('site.find', { document: 'navigation' })).body;
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

describe('kinds of a theme', () => {
  test('are listed with their counts, and left out until somebody chooses', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    const { kinds, cameBefore } = await choicesOf(owner, id);
    // What somebody has bought is not offered.
    expect(kinds).toEqual([
      { kind: 'service', items: 2, examples: ['Gates', 'Escorts'], target: null },
      { kind: 'testimonial', items: 1, examples: ['A bank'], target: null },
    ]);
    expect(cameBefore).toBe(false);
    expect(await linesOf(owner, id, { kind: 'page' })).toEqual([]);
    const [line] = await linesOf(owner, id, { search: 'The kind “service”' });
    expect(line?.notes[0]?.text).toContain('--kind service=pages');
  });

  test('become pages or blogs as chosen, and their old addresses lead to them', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    const again = await choose(house, owner, id, { kinds: { service: 'blog', testimonial: 'page' } });
    expect(again.state).toBe('rehearsed');
    expect((await choicesOf(owner, id)).kinds.map(({ kind, target }) => [kind, target])).toEqual([
      ['service', 'blog'],
      ['testimonial', 'page'],
    ]);
    expect(actsOf(await linesOf(owner, id, { kind: 'blog' }), 'blog')).toEqual({
      ...{ Gates: 'make', Escorts: 'make' },
    });
    expect(await blogsOf(house)).toEqual([]);

    await runImport(house, owner, id, real);
    const blogs = await blogsOf(house);
    expect(blogs.map(({ subject, published_at }) => [subject, published_at === null])).toEqual([
      ['Gates', false],
      ['Escorts', true],
    ]);
    await house.publishing.reload();
    for (const from of ['/service/gates/', '/service/old-41/', '/?p=41', '/?post_type=service&p=41']) {
      const { statusCode, headers } = await house.app.inject({ url: from });
      expect([from, statusCode, headers.location]).toEqual([from, 301, `/blog/${blogs[0]?.id}`]);
    }
    const [page] = await linesOf(owner, id, { kind: 'page' });
    expect([page?.title, page?.state]).toEqual(['A bank', 'done']);
    expect(page?.leadsTo).toBe('/site/page%3Aa-bank');
  });

  test('without a page of their own are drafts as blogs', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, id, { kinds: { testimonial: 'blog' } });
    const [line] = await linesOf(owner, id, { kind: 'blog' });
    expect(line?.notes.map(({ text }) => text).join()).toContain('no page of its own there');
    await runImport(house, owner, id, real);
    expect((await blogsOf(house))[0]?.published_at).toBeNull();
  });

  test('are remembered for the next export of the same site, and make nothing twice', async ({
    house,
    owner,
  }) => {
    const first = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, first.id, { kinds: { service: 'blog', testimonial: null } });
    await runImport(house, owner, first.id, real);

    const later = await rehearseFile(
      house,
      owner,
      wxr(...items(), service(43, 'Dogs')).replaceAll('https://old.example<', 'http://www.old.example<'),
      real,
    );
    const choices = await choicesOf(owner, later.id);
    expect(choices.cameBefore).toBe(true);
    expect(choices.kinds.map(({ kind, items: count, target }) => [kind, count, target])).toEqual([
      ['service', 3, 'blog'],
      ['testimonial', 1, null],
    ]);
    expect(actsOf(await linesOf(owner, later.id, { kind: 'blog' }), 'blog')).toEqual({
      ...{ Gates: 'same', Escorts: 'same', Dogs: 'make' },
    });
    await runImport(house, owner, later.id, real);
    expect((await blogsOf(house)).map(({ subject }) => subject)).toEqual(['Gates', 'Escorts', 'Dogs']);

    const stranger = await rehearseFile(
      house,
      owner,
      file().replaceAll('https://old.example<', 'https://other.example<'),
      real,
    );
    const { cameBefore, kinds } = await choicesOf(owner, stranger.id);
    expect([cameBefore, kinds[0]?.target]).toEqual([false, null]);
  });

  test('that came as one thing do not come as another beside it, until that is taken back', async ({
    house,
    owner,
  }) => {
    const first = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, first.id, { kinds: { service: 'blog' } });
    await runImport(house, owner, first.id, real);
    const second = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, second.id, { kinds: { service: 'page' } });
    const [line] = await linesOf(owner, second.id, { search: 'Gates', act: 'leave' });
    expect(line?.notes.at(-1)?.text).toContain('An earlier import made a blog of it');

    ok(await owner.call('movingIn.undo', { id: first.id }));
    await runImports(partsOf(house, real));
    expect(await blogsOf(house)).toEqual([]);
    const third = await rehearseFile(house, owner, file(), real);
    expect(actsOf(await linesOf(owner, third.id, { kind: 'page' }), 'page')).toEqual({
      ...{ Gates: 'make', Escorts: 'make' },
    });
  });

  test('are forgotten by the row once they have come over, but for the choice', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, id, { kinds: { service: 'blog' } });
    await runImport(house, owner, id, real);
    const row = await house.db
      .selectFrom('imports')
      .select(['asked', 'chosen'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ asked: null, chosen: { 'kind service': 'blog' } });
    expect(statusOf(await owner.call('movingIn.choose', { id, kinds: {}, menus: {} }))).toBe(409);
  });

  test('that another tab has rehearsed are not imported unseen', async ({ house, owner }) => {
    const seen = await rehearseFile(house, owner, file(), real);
    const { id } = seen;
    const other = await choose(house, owner, id, { kinds: { service: 'blog' } });
    const refused = await owner.call('movingIn.start', { id, rehearsal: seen.begun });
    expect(statusOf(refused)).toBe(409);
    expect(ok(await owner.ask('movingIn.open', { id }))).toMatchObject({ state: 'rehearsed' });
    ok(await owner.call('movingIn.start', { id, rehearsal: other.begun }));
  });

  test('that are not in the file, or while it is read, are refused', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    for (const kinds of [{ team: 'page' }, { service: 'job' }, { constructor: 'page' }]) {
      expect(statusOf(await owner.call('movingIn.choose', { id, kinds, menus: {} }))).toBe(400);
    }
    ok(await owner.call('movingIn.choose', { id, kinds: { service: 'page' }, menus: {} }));
    const twice = await owner.call('movingIn.choose', { id, kinds: { service: 'blog' }, menus: {} });
    expect(statusOf(twice)).toBe(409);
    expect(statusOf(await owner.call('movingIn.start', { id }))).toBe(409);
    const table = await rehearseFile(house, owner, 'Title,City\nGuard,Pune\n', { ...real, name: 'jobs.csv' });
    const other = await owner.call('movingIn.choose', { id: table.id, kinds: {}, menus: {} });
    expect(statusOf(other)).toBe(400);
  });

  test('with hostile names are offered as any other', async ({ house, owner }) => {
    const names = ['__proto__', 'constructor', `x${'y'.repeat(10_000)}`, '\u202Eevil'];
    const hostile = wxr(...names.map((type) => item({ type, link: `${OLD}/a/`, content: '<p>Words.</p>' })));
    const { id } = await rehearseFile(house, owner, hostile, real);
    const { kinds } = await choicesOf(owner, id);
    expect(kinds.map(({ kind }) => kind.length)).toEqual([9, 11, 60, 5]);
    // No answer of a browser can name the first of them, which changes nothing for the others.
    const entries = kinds.map(({ kind }) => [kind, 'page']);
    const again = await choose(house, owner, id, { kinds: Object.fromEntries(entries) });
    expect(again.state).toBe('rehearsed');
    expect(await linesOf(owner, id, { kind: 'page' })).toHaveLength(3);
  });
});

describe('the places of menus', () => {
  test('are proposed by their names, and chosen for each', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    const choices = await choicesOf(owner, id);
    expect(
      choices.menus.map(({ name, entries, examples, place }) => [name, entries, examples, place]),
    ).toEqual([
      ['Main', 2, ['Gates', 'Portal'], 'header'],
      ['Useful', 1, ['Portal'], null],
      ['Sectors', 1, ['Contact'], null],
    ]);
    await choose(house, owner, id, {
      menus: {
        [keyOf(choices, 'Main')]: null,
        [keyOf(choices, 'Useful')]: 'legal',
        [keyOf(choices, 'Sectors')]: 'header',
      },
    });
    const lines = await linesOf(owner, id, { kind: 'menu' });
    expect(actsOf(lines, 'menu')).toEqual({ Main: 'leave', Useful: 'make', Sectors: 'make' });
    expect(lines.find(({ title }) => title === 'Main')?.notes.at(-1)?.text).toContain(
      'It is left out, as was chosen.',
    );
    await runImport(house, owner, id, real);
    const { header, legal } = await menusOf(owner);
    expect(header).toEqual([{ label: 'Contact', items: [{ label: 'Contact', path: '/contactus' }] }]);
    expect(legal).toEqual([{ label: 'Portal', path: 'https://portal.example/' }]);
  });

  test('are remembered, come the same twice, and are taken back', async ({ house, owner }) => {
    const before = await menusOf(owner);
    const first = await rehearseFile(house, owner, file(), real);
    const key = keyOf(await choicesOf(owner, first.id), 'Sectors');
    await choose(house, owner, first.id, { menus: { [key]: 'header' } });
    await runImport(house, owner, first.id, real);
    const again = await rehearseFile(house, owner, file(), real);
    const choices = await choicesOf(owner, again.id);
    expect(choices.menus.map(({ name, place }) => [name, place])).toEqual([
      ['Main', null],
      ['Useful', null],
      ['Sectors', 'header'],
    ]);
    expect(actsOf(await linesOf(owner, again.id, { kind: 'menu' }), 'menu').Sectors).toBe('same');
    ok(await owner.call('movingIn.undo', { id: first.id }));
    await runImports(partsOf(house, real));
    expect(await menusOf(owner)).toEqual(before);
  });

  test('that change say where an earlier import has put the menu', async ({ house, owner }) => {
    const first = await rehearseFile(house, owner, file(), real);
    await runImport(house, owner, first.id, real);
    const second = await rehearseFile(house, owner, file(), real);
    const key = keyOf(await choicesOf(owner, second.id), 'Main');
    await choose(house, owner, second.id, { menus: { [key]: 'footer' } });
    const [line] = await linesOf(owner, second.id, { kind: 'menu', search: 'Main' });
    expect(line?.act).toBe('make');
    expect(line?.notes.at(-1)?.text).toContain('The menu of the header still has it');
    await runImport(house, owner, second.id, real);
    const { header, footer } = await menusOf(owner);
    expect([header.length, footer.map(({ label }: { label: string }) => label)]).toEqual([1, ['Main']]);
  });

  test('take no more menus than they have room for', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, file(), real);
    const choices = await choicesOf(owner, id);
    const menus = { [keyOf(choices, 'Main')]: 'header', [keyOf(choices, 'Useful')]: 'header' };
    const refused = await owner.call('movingIn.choose', { id, kinds: {}, menus });
    expect(statusOf(refused)).toBe(400);
    const unknown = await owner.call('movingIn.choose', { id, kinds: {}, menus: { none: 'header' } });
    expect(statusOf(unknown)).toBe(400);
    const { state } = ok(await owner.ask('movingIn.open', { id }));
    expect(state).toBe('rehearsed');
  });
});
