import { describe, expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import { type Navigation, sampleNavigation } from '../../src/content/navigation.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { ImportLine } from '../../src/contract/staff/moving-in.ts';
import { saveBody } from '../editing/site/edit-site.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './house.ts';
import { actsByTitle, linesOf, rehearseFile, runImport, undoImport } from './moving.ts';
import { item, menuLink, wxr } from './wordpress/wxr.ts';

const real = { readers };
const OLD = 'https://old.example';

const page = (id: number, title: string, path: string) =>
  item({ id, type: 'page', title, link: `${OLD}${path}`, content: '<p>We guard gates since 1987.</p>' });
const site = [
  page(30, 'Who we are', '/who-we-are/'),
  page(31, 'Our people', '/who-we-are/people/'),
  item({ id: 32, title: 'A night at the gate', link: `${OLD}/2020/01/night/`, content: '<p>Quiet.</p>' }),
  menuLink(101, 'Main menu', 'Home', '/'),
  menuLink(102, 'Main menu', 'Company', '#'),
  menuLink(103, 'Main menu', 'Who we are', `${OLD}/who-we-are/`, 102),
  menuLink(104, 'Main menu', 'People', `${OLD}/?page_id=31`, 103),
  menuLink(105, 'Main menu', 'Night', `${OLD}/2020/01/night/`, 102),
  menuLink(106, 'Main menu', 'Portal', 'https://portal.example/login'),
  menuLink(107, 'Main menu', 'Contact', '/contactus/'),
  menuLink(108, 'Main menu', 'Bad', 'javascript:alert(1)'),
  menuLink(109, 'Main menu', 'Lost', '/never-was/'),
];
const portal = menuLink(202, 'Footer links', 'Portal', 'https://portal.example/login');
const everything = (label = 'Who we are') =>
  wxr(...site, menuLink(201, 'Footer company', label, `${OLD}/who-we-are/`), portal);

const draftOf = async (member: SignedInMember): Promise<{ draft: number | null; body: Navigation }> =>
  ok(await member.ask('site.find', { document: 'navigation' }));

async function edit(member: SignedInMember, change: (body: Navigation) => object): Promise<void> {
  const { draft, body } = await draftOf(member);
  await saveBody(member, 'navigation', draft, { ...body, ...change(body) } as unknown as JsonObject);
}

const menuLines = (owner: SignedInMember, id: number) => linesOf(owner, id, { kind: 'menu' });
const notesIn = (lines: ImportLine[], title: string) =>
  lines
    .find((line) => line.title === title)
    ?.notes.map(({ text }) => text)
    .join('\n');

async function bringIn(house: StartedServer, owner: SignedInMember, file = everything()) {
  const { id } = await rehearseFile(house, owner, file, real);
  await runImport(house, owner, id, real);
  expect((await menuLines(owner, id)).map(({ failure }) => failure).join('')).toBe('');
  return id;
}

describe('menus of WordPress', () => {
  test('are rehearsed, and become a draft once', async ({ house, owner }) => {
    const { id } = await rehearseFile(house, owner, everything(), real);
    const rehearsed = await menuLines(owner, id);
    const all = { 'Main menu': 'make', 'Footer company': 'make', 'Footer links': 'make' };
    expect(actsByTitle(rehearsed)).toEqual(all);
    for (const note of [
      'The menu of the header, “Company”: Who we are → /who-we-are (People → /who-we-are/people); Night → the blog “A night at the gate”.',
      '“Portal”: Portal → https://portal.example/login.',
      '“Contact”: Contact → /contactus.',
      '“Bad” is left out',
      '“Lost” is left out: nothing here answers at /never-was.',
    ])
      expect(notesIn(rehearsed, 'Main menu')).toContain(note);
    expect((await draftOf(owner)).draft).toBeNull();

    await runImport(house, owner, id, real);
    const blog = await house.db.selectFrom('blogs').select('id').executeTakeFirstOrThrow();
    const { draft, body } = await draftOf(owner);
    expect(body.header.map(({ label }) => label)).toEqual(['Home', 'Company', 'Portal', 'Contact']);
    expect(body.header[1]?.items).toMatchObject([
      { path: '/who-we-are', children: [{ label: 'People', path: '/who-we-are/people' }] },
      { label: 'Night', path: `/blog/${blog.id}` },
    ]);
    expect(body.footer).toEqual([
      { label: 'Footer company', items: [{ label: 'Who we are', path: '/who-we-are' }] },
      { label: 'Footer links', items: [{ label: 'Portal', path: 'https://portal.example/login' }] },
    ]);
    expect(body.legal).toEqual(sampleNavigation.legal);
    await house.publishing.reload();
    expect(house.site.current.navigation.header).toEqual(sampleNavigation.header);
    expect((await menuLines(owner, id))[0]?.leadsTo).toBe('/site/navigation');

    const again = await rehearseFile(house, owner, everything(), real);
    expect(new Set((await menuLines(owner, again.id)).map(({ act }) => act))).toEqual(new Set(['same']));
    await runImport(house, owner, again.id, real);
    expect((await draftOf(owner)).draft).toBe(draft);

    // A menu that differs in a later file is changed in its place alone.
    const later = await rehearseFile(house, owner, everything('About us'), real);
    expect(actsByTitle(await menuLines(owner, later.id))).toEqual({
      'Main menu': 'same',
      'Footer company': 'change',
      'Footer links': 'same',
    });
    await runImport(house, owner, later.id, real);
    const { footer } = (await draftOf(owner)).body;
    expect(footer.map(({ items }) => items[0]?.label)).toEqual(['About us', 'Portal']);
  });

  test('ask before they take the place of what somebody has drafted', async ({ house, owner }) => {
    await edit(owner, () => ({ legal: [{ label: 'Ours', path: '/privacy' }] }));
    const first = await rehearseFile(house, owner, everything(), real);
    const asked = await menuLines(owner, first.id);
    expect(new Set(asked.map(({ act }) => act))).toEqual(new Set(['ask']));
    expect(notesIn(asked, 'Main menu')).toContain('has a draft of the menus that is not published');
    await runImport(house, owner, first.id, real);
    expect((await draftOf(owner)).body.header).toEqual(sampleNavigation.header);

    const second = await rehearseFile(house, owner, everything(), real);
    const line = (await menuLines(owner, second.id)).find(({ title }) => title === 'Main menu');
    await runImport(house, owner, second.id, { readers, overwrite: [line?.id ?? 0] });
    const { body } = await draftOf(owner);
    expect(body.header.map(({ label }) => label)).toEqual(['Home', 'Company', 'Portal', 'Contact']);
    expect(body.legal).toEqual([{ label: 'Ours', path: '/privacy' }]);
    expect(body.footer).toEqual(sampleNavigation.footer);
  });

  test('are taken back as long as nobody has edited them', async ({ house, owner }) => {
    const first = await bringIn(house, owner);
    await undoImport(house, owner, first, real);
    expect((await draftOf(owner)).body).toEqual(sampleNavigation);
    // What was taken back may come again; what was edited since stays, and the others go.
    const second = await bringIn(house, owner);
    await edit(owner, ({ footer }) => ({
      footer: footer.map((each, at) => (at === 1 ? { ...each, label: 'Links' } : each)),
    }));
    await undoImport(house, owner, second, real);
    const states = (await menuLines(owner, second)).map(({ title, state }) => `${title}: ${state}`);
    expect(states.toSorted()).toEqual([
      'Footer company: failed',
      'Footer links: failed',
      'Main menu: undone',
    ]);
    const { body } = await draftOf(owner);
    expect(body.header).toEqual(sampleNavigation.header);
    expect(body.footer.map(({ label }) => label)).toEqual(['Footer company', 'Links']);
  });
});
