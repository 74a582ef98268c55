import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import { runNextImport } from '../../../server/staff/moving-in/importing/run-imports.ts';
import { type Navigation, sampleNavigation } from '../../../src/content/navigation.ts';
import type { ImportLine } from '../../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../../environment/app.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { test } from './house.ts';
import { linesOf, partsOf, rehearseFile, runImport } from './moving.ts';
import { item, wxr } from './wordpress/wxr.ts';

const real = { readers };
const OLD = 'https://old.example';

let lastEntry = 500;
/** An entry of a menu as an export has it: what it leads to, and the number of the entry above it. */
function entry(
  menu: string,
  title: string,
  to: { page?: number; url?: string; category?: number },
  { id = ++lastEntry, parent = 0 }: { id?: number; parent?: number } = {},
): string {
  const type = to.page ? 'post_type' : to.category ? 'taxonomy' : 'custom';
  return item({
    ...{ id, type: 'nav_menu_item', title, terms: [['nav_menu', menu]] },
    fields: `<wp:menu_order>${id}</wp:menu_order>`,
    metas: {
      ...{ _menu_item_type: type, _menu_item_menu_item_parent: String(parent) },
      ...{ _menu_item_object_id: String(to.page ?? to.category ?? id), _menu_item_url: to.url ?? '' },
    },
  });
}

const page = (id: number, title: string, path: string) =>
  item({
    ...{ id, type: 'page', title, link: `${OLD}${path}` },
    content: '<p>We guard gates since 1987.</p>',
  });

const pages = () => [
  page(30, 'Who we are', '/who-we-are/'),
  page(31, 'Our people', '/who-we-are/people/'),
  item({ id: 32, title: 'A night at the gate', link: `${OLD}/2020/01/night/`, content: '<p>Quiet.</p>' }),
];
const mainMenu = () => [
  entry('Main menu', 'Home', { url: '/' }, { id: 101 }),
  entry('Main menu', 'Company', { url: '#' }, { id: 102 }),
  entry('Main menu', '', { page: 30 }, { id: 103, parent: 102 }),
  entry('Main menu', 'People', { url: `${OLD}/?page_id=31` }, { id: 104, parent: 103 }),
  entry('Main menu', 'Night', { page: 32 }, { id: 105, parent: 102 }),
  entry('Main menu', 'Portal', { url: 'https://portal.example/login' }, { id: 106 }),
  entry('Main menu', 'Contact', { url: '/contactus/' }, { id: 107 }),
  entry('Main menu', 'Bad', { url: 'javascript:alert(1)' }, { id: 108 }),
  entry('Main menu', 'Lost', { url: '/never-was/' }, { id: 109 }),
];
const footerMenus = () => [
  entry('Footer company', 'Who we are', { page: 30 }, { id: 201 }),
  entry('Footer links', 'Portal', { url: 'https://portal.example/login' }, { id: 202 }),
];
const everything = () => wxr(...mainMenu(), ...pages(), ...footerMenus());

const draftOf = async (member: SignedInMember): Promise<{ draft: number | null; body: Navigation }> =>
  ok(await member.ask('site.find', { document: 'navigation' }));

async function edit(member: SignedInMember, change: (body: Navigation) => object): Promise<number> {
  const { draft, body } = await draftOf(member);
  const saveId = { editor: randomUUID(), turn: 1 };
  const next = { document: 'navigation', basedOn: draft, body: { ...body, ...change(body) }, saveId };
  return ok(await member.call('site.save', next)).version;
}

const menuLines = (owner: SignedInMember, id: number) => linesOf(owner, id, { kind: 'menu' });
const actsOf = (lines: ImportLine[]) => Object.fromEntries(lines.map(({ title, act }) => [title, act]));
const notesIn = ({ notes }: ImportLine) => notes.map(({ text }) => text).join('\n');

async function bringIn(house: StartedServer, owner: SignedInMember, file = everything()) {
  const { id } = await rehearseFile(house, owner, file, real);
  const done = await runImport(house, owner, id, real);
  expect((await menuLines(owner, id)).map(({ failure }) => failure).join('')).toBe('');
  return done;
}

async function undo(house: StartedServer, owner: SignedInMember, id: number) {
  ok(await owner.call('movingIn.undo', { id }));
  await runNextImport(partsOf(house, real));
  return menuLines(owner, id);
}

describe('menus of WordPress', () => {
  test('are rehearsed entry by entry, with what is left out, and nothing is written', async ({
    house,
    owner,
  }) => {
    const { id } = await rehearseFile(house, owner, everything(), real);
    const lines = await menuLines(owner, id);
    expect(actsOf(lines)).toEqual({ 'Main menu': 'make', 'Footer company': 'make', 'Footer links': 'make' });
    const main = notesIn(lines.find(({ title }) => title === 'Main menu') as ImportLine);
    expect(main).toContain(
      'The menu of the header, “Company”: Who we are → /who-we-are (People → /who-we-are/people); Night → the blog “A night at the gate”.',
    );
    expect(main).toContain('“Portal”: Portal → https://portal.example/login.');
    expect(main).toContain('“Contact”: Contact → /contactus.');
    expect(main).toContain('“Bad” is left out');
    expect(main).toContain('“Lost” is left out: nothing here answers at /never-was.');
    expect((await draftOf(owner)).draft).toBeNull();
  });

  test('become a draft with the new addresses, which visitors do not see', async ({ house, owner }) => {
    const { id } = await bringIn(house, owner);
    const blog = await house.db.selectFrom('blogs').select('id').executeTakeFirstOrThrow();
    const { body } = await draftOf(owner);
    expect(body.header).toEqual([
      { label: 'Home', items: [{ label: 'Home', path: '/' }] },
      {
        label: 'Company',
        items: [
          {
            ...{ label: 'Who we are', path: '/who-we-are' },
            children: [{ label: 'People', path: '/who-we-are/people' }],
          },
          { label: 'Night', path: `/blog/${blog.id}` },
        ],
      },
      { label: 'Portal', items: [{ label: 'Portal', path: 'https://portal.example/login' }] },
      { label: 'Contact', items: [{ label: 'Contact', path: '/contactus' }] },
    ]);
    expect(body.footer).toEqual([
      { label: 'Footer company', items: [{ label: 'Who we are', path: '/who-we-are' }] },
      { label: 'Footer links', items: [{ label: 'Portal', path: 'https://portal.example/login' }] },
    ]);
    expect(body.legal).toEqual(sampleNavigation.legal);
    await house.publishing.reload();
    expect(house.site.current.navigation.header).toEqual(sampleNavigation.header);
    expect((await menuLines(owner, id))[0]?.leadsTo).toBe('/site/navigation');
    // What it holds has no faults but the pages that are not public yet.
    const { draft } = await draftOf(owner);
    const check = ok(
      await owner.ask('site.check', { documents: [{ document: 'navigation', version: draft }] }),
    );
    expect(new Set(check.faults.map(({ message }: { message: string }) => message))).toEqual(
      new Set(['There is no page at /who-we-are.', 'There is no page at /who-we-are/people.']),
    );
  });

  test('brought twice make nothing twice', async ({ house, owner }) => {
    await bringIn(house, owner);
    const before = await draftOf(owner);
    const again = await rehearseFile(house, owner, everything(), real);
    expect(new Set((await menuLines(owner, again.id)).map(({ act }) => act))).toEqual(new Set(['same']));
    await runImport(house, owner, again.id, real);
    expect((await draftOf(owner)).draft).toBe(before.draft);
  });

  test('that differ in a later file are changed in their place alone', async ({ house, owner }) => {
    await bringIn(house, owner);
    const later = wxr(
      ...mainMenu(),
      ...pages(),
      entry('Footer company', 'About us', { page: 30 }, { id: 201 }),
      entry('Footer links', 'Portal', { url: 'https://portal.example/login' }, { id: 202 }),
    );
    const { id } = await rehearseFile(house, owner, later, real);
    expect(actsOf(await menuLines(owner, id))).toEqual({
      ...{ 'Main menu': 'same', 'Footer company': 'change', 'Footer links': 'same' },
    });
    await runImport(house, owner, id, real);
    expect((await draftOf(owner)).body.footer.map(({ label, items }) => [label, items[0]?.label])).toEqual([
      ['Footer company', 'About us'],
      ['Footer links', 'Portal'],
    ]);
  });

  test('ask before they take the place of what somebody has drafted', async ({ house, owner }) => {
    await edit(owner, () => ({ legal: [{ label: 'Ours', path: '/privacy' }] }));
    const first = await rehearseFile(house, owner, everything(), real);
    const asked = await menuLines(owner, first.id);
    expect(new Set(asked.map(({ act }) => act))).toEqual(new Set(['ask']));
    expect(notesIn(asked[0] as ImportLine)).toContain('has a draft of the menus that is not published');
    await runImport(house, owner, first.id, real);
    expect((await draftOf(owner)).body.header).toEqual(sampleNavigation.header);

    const second = await rehearseFile(house, owner, everything(), real);
    const [line] = (await menuLines(owner, second.id)).filter(({ title }) => title === 'Main menu');
    await runImport(house, owner, second.id, { ...real, overwrite: [line?.id ?? 0] });
    const { body } = await draftOf(owner);
    expect(body.header.map(({ label }) => label)).toEqual(['Home', 'Company', 'Portal', 'Contact']);
    expect(body.legal).toEqual([{ label: 'Ours', path: '/privacy' }]);
    expect(body.footer).toEqual(sampleNavigation.footer);
  });

  test('leave what was edited between the rehearsal and the import', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, everything(), real);
    await edit(owner, ({ header }) => ({ header: header.slice(0, 2) }));
    await runImport(house, owner, id, real);
    const failed = await linesOf(owner, id, { only: 'failed', kind: 'menu' });
    expect(failed.map(({ title, failure }) => [title, failure])).toEqual([
      ['Main menu', 'The menus have been edited here since the rehearsal, and stay as they are.'],
    ]);
    expect((await draftOf(owner)).body.header).toHaveLength(2);
  });

  test('are taken back as long as nobody has edited them', async ({ house, owner }) => {
    const { id } = await bringIn(house, owner);
    const lines = await undo(house, owner, id);
    expect(lines.map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
    expect((await draftOf(owner)).body).toEqual(sampleNavigation);
    // What was taken back may come again.
    await bringIn(house, owner);
    expect((await draftOf(owner)).body.footer).toHaveLength(2);
  });

  test('that were edited or published stay, and the others go', async ({ house, owner }) => {
    const { id } = await bringIn(house, owner);
    await edit(owner, ({ footer }) => ({
      footer: footer.map((each, at) => (at === 1 ? { ...each, label: 'Links' } : each)),
    }));
    const lines = await undo(house, owner, id);
    expect(Object.fromEntries(lines.map(({ title, state }) => [title, state]))).toEqual({
      ...{ 'Main menu': 'undone', 'Footer links': 'failed', 'Footer company': 'failed' },
    });
    const { body } = await draftOf(owner);
    expect(body.header).toEqual(sampleNavigation.header);
    expect(body.footer.map(({ label }) => label)).toEqual(['Footer company', 'Links']);
  });
});
