import { describe, expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { runImports } from '../../server/importing/runs/run-imports.ts';
import type { OpenedImport, SiteChoices } from '../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import { actsByTitle, linesOf, partsOf, rehearseFile, runImport, undoImport } from './moving.ts';
import { item, menuLink, wxr } from './wordpress/wxr.ts';

const real = { readers };
const OLD = 'https://old.example';

const service = (id: number, title: string, status = 'publish') =>
  item({
    id,
    type: 'service',
    title,
    status,
    link: `${OLD}/service/${title.toLowerCase()}/`,
    content: '<p>We guard gates by day and by night.</p>',
    metas: { _wp_old_slug: `old-${id}` },
  });
const items = () => [
  service(41, 'Gates'),
  service(42, 'Escorts', 'draft'),
  item({
    id: 51,
    type: 'testimonial',
    title: 'A bank',
    content: '<p>They never sleep.</p>',
    link: `${OLD}/?post_type=testimonial&amp;p=51`,
  }),
  item({ id: 61, type: 'shop_order', title: 'Order of Asha Rao', content: '<p>One torch.</p>' }),
  menuLink(71, 'Main', 'Gates', `${OLD}/service/gates/`),
  menuLink(72, 'Main', 'Portal', 'https://portal.example/'),
  menuLink(73, 'Useful', 'Portal', 'https://portal.example/'),
  menuLink(74, 'Sectors', 'Contact', '/contactus/'),
];
const file = () => wxr(...items());

const choicesOf = async (owner: SignedInMember, id: number): Promise<SiteChoices> =>
  ok(await owner.ask('movingIn.choices', { id }));
const keyOf = ({ menus }: SiteChoices, name: string) => menus.find((each) => each.name === name)?.key ?? '';
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

interface Choice {
  kinds?: object;
  menus?: object;
}

/** Chooses, and has the file read again. */
async function choose(
  house: StartedServer,
  owner: SignedInMember,
  id: number,
  { kinds = {}, menus = {} }: Choice,
): Promise<OpenedImport> {
  ok(await owner.call('movingIn.choose', { id, kinds, menus }));
  await runImports(partsOf(house, real));
  return ok(await owner.ask('movingIn.open', { id }));
}

const blogsOf = async ({ db }: StartedServer) =>
  (await db.selectFrom('blogs').select(['id', 'subject', 'published_at']).orderBy('subject').execute()).map(
    ({ id, subject, published_at }) => ({ id, subject, isPublic: published_at !== null }),
  );
const menusOf = async (owner: SignedInMember) =>
  ok(await owner.ask('site.find', { document: 'navigation' })).body;

describe('kinds of a theme', () => {
  test('become pages or blogs as chosen, and old addresses lead there', async ({ house, owner }) => {
    const { id, begun } = await rehearseFile(house, owner, file(), real);
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

    const again = await choose(house, owner, id, { kinds: { service: 'blog', testimonial: 'page' } });
    expect(again.state).toBe('rehearsed');
    expect((await choicesOf(owner, id)).kinds.map(({ kind, target }) => [kind, target])).toEqual([
      ['service', 'blog'],
      ['testimonial', 'page'],
    ]);
    const planned = actsByTitle(await linesOf(owner, id, { kind: 'blog' }));
    expect(planned).toEqual({ Gates: 'make', Escorts: 'make' });
    // The rehearsal that somebody has seen is another one.
    expect(statusOf(await owner.call('movingIn.start', { id, rehearsal: begun }))).toBe(409);
    expect(await blogsOf(house)).toEqual([]);
    await runImport(house, owner, id, real);
    const blogs = await blogsOf(house);
    expect(blogs).toMatchObject([
      { subject: 'Escorts', isPublic: false },
      { subject: 'Gates', isPublic: true },
    ]);
    await house.publishing.reload();
    for (const from of ['/service/gates/', '/service/old-41/', '/?p=41', '/?post_type=service&p=41']) {
      const { statusCode, headers } = await house.app.inject({ url: from });
      expect([from, statusCode, headers.location]).toEqual([from, 301, `/blog/${blogs[1]?.id}`]);
    }
    const [page] = await linesOf(owner, id, { kind: 'page' });
    expect(page).toMatchObject({ title: 'A bank', state: 'done', leadsTo: '/site/page%3Aa-bank' });
    // But for the choice, the row forgets what was asked.
    const rows = await house.db.selectFrom('imports').select(['asked', 'chosen']).execute();
    expect(rows).toEqual([{ asked: null, chosen: { 'kind service': 'blog', 'kind testimonial': 'page' } }]);
    expect(statusOf(await owner.call('movingIn.choose', { id, kinds: {}, menus: {} }))).toBe(409);
  });

  test('are remembered for the site, until what came is taken back', async ({ house, owner }) => {
    const first = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, first.id, { kinds: { service: 'blog', testimonial: null } });
    await runImport(house, owner, first.id, real);

    const sameSite = wxr(...items(), service(43, 'Dogs')).replaceAll(`${OLD}<`, 'http://www.old.example<');
    const later = await rehearseFile(house, owner, sameSite, real);
    const choices = await choicesOf(owner, later.id);
    expect(choices.cameBefore).toBe(true);
    expect(choices.kinds.map(({ kind, items: count, target }) => [kind, count, target])).toEqual([
      ['service', 3, 'blog'],
      ['testimonial', 1, null],
    ]);
    const planned = actsByTitle(await linesOf(owner, later.id, { kind: 'blog' }));
    expect(planned).toEqual({ Gates: 'same', Escorts: 'same', Dogs: 'make' });

    const other = file().replaceAll(`${OLD}<`, 'https://other.example<');
    const { cameBefore, kinds } = await choicesOf(owner, (await rehearseFile(house, owner, other, real)).id);
    expect([cameBefore, kinds[0]?.target]).toEqual([false, null]);

    // What came as a blog does not come as a page beside it.
    const second = await rehearseFile(house, owner, file(), real);
    await choose(house, owner, second.id, { kinds: { service: 'page' } });
    const [line] = await linesOf(owner, second.id, { search: 'Gates', act: 'leave' });
    expect(line?.notes.at(-1)?.text).toContain('An earlier import made a blog of it');
    await undoImport(house, owner, first.id, real);
    expect(await blogsOf(house)).toEqual([]);
    const third = await rehearseFile(house, owner, file(), real);
    const pages = actsByTitle(await linesOf(owner, third.id, { kind: 'page' }));
    expect(pages).toEqual({ Gates: 'make', Escorts: 'make' });
  });
});

describe('the places of menus', () => {
  test('are proposed by their names, chosen for each, and remembered', async ({ house, owner }) => {
    const before = await menusOf(owner);
    const { id } = await rehearseFile(house, owner, file(), real);
    const choices = await choicesOf(owner, id);
    expect(
      choices.menus.map(({ name, entries, examples, place }) => [name, entries, examples, place]),
    ).toEqual([
      ['Main', 2, ['Gates', 'Portal'], 'header'],
      ['Useful', 1, ['Portal'], null],
      ['Sectors', 1, ['Contact'], null],
    ]);
    const menus = {
      [keyOf(choices, 'Main')]: null,
      [keyOf(choices, 'Useful')]: 'legal',
      [keyOf(choices, 'Sectors')]: 'header',
    };
    await choose(house, owner, id, { menus });
    const lines = await linesOf(owner, id, { kind: 'menu' });
    expect(actsByTitle(lines)).toEqual({ Main: 'leave', Useful: 'make', Sectors: 'make' });
    const main = lines.find(({ title }) => title === 'Main');
    expect(main?.notes.at(-1)?.text).toContain('It is left out, as was chosen.');
    await runImport(house, owner, id, real);
    const { header, legal } = await menusOf(owner);
    expect(header).toEqual([{ label: 'Contact', items: [{ label: 'Contact', path: '/contactus' }] }]);
    expect(legal).toEqual([{ label: 'Portal', path: 'https://portal.example/' }]);

    const again = await rehearseFile(house, owner, file(), real);
    const remembered = await choicesOf(owner, again.id);
    expect(remembered.menus.map(({ name, place }) => [name, place])).toEqual([
      ['Main', null],
      ['Useful', 'legal'],
      ['Sectors', 'header'],
    ]);
    expect(actsByTitle(await linesOf(owner, again.id, { kind: 'menu' })).Sectors).toBe('same');
    // A menu that gets another place still stands in the one before.
    await choose(house, owner, again.id, { menus: { [keyOf(remembered, 'Sectors')]: 'footer' } });
    const [line] = await linesOf(owner, again.id, { kind: 'menu', search: 'Sectors' });
    expect(line?.act).toBe('make');
    expect(line?.notes.at(-1)?.text).toContain('The menu of the header still has it');
    await undoImport(house, owner, id, real);
    expect(await menusOf(owner)).toEqual(before);
  });
});

test('a page whose address is in another script is published, and each of its old addresses leads there', async ({
  house,
  owner,
}) => {
  const content = `<p>${'हम दिन-रात गेट पर पहरा देते हैं। '.repeat(4)}</p>`;
  const page = {
    id: 7,
    type: 'page',
    title: 'हम',
    link: `${OLD}${encodeURI('/हम/').toLowerCase()}`,
    content,
  };
  const { id } = await rehearseFile(house, owner, wxr(item(page)), real);
  await runImport(house, owner, id, real);
  expect(await linesOf(owner, id, { only: 'failed' })).toEqual([]);
  const { document } = await house.db
    .selectFrom('content_versions')
    .select('document')
    .where('document', 'like', 'page:%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { draft } = ok(await owner.ask('site.find', { document }));
  const documents = [{ document, version: draft }];
  ok(await owner.call('site.publish', { documents, title: 'Came', note: '', due: null, confirmed: [] }));
  const to = encodeURI('/हम');
  for (const url of [`${to}/`, '/?page_id=7', '/?p=7', '/index.php?page_id=7']) {
    const { statusCode, headers } = await house.app.inject({ url });
    expect([url, statusCode, headers.location]).toEqual([url, 301, to]);
  }
  const { statusCode, body } = await house.app.inject({ url: to });
  expect([statusCode, body.includes('गेट पर पहरा')]).toEqual([200, true]);
});
