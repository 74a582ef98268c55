import { describe, expect, test } from 'vitest';
import { recogniseSource } from '../../../../server/staff/moving-in/tables/recognise-source.ts';
import { item, read, readAll, wxr } from './wxr.ts';

/** What files of other people held that no test had thought of. The words here are our own. */

const kindsOf = (items: Awaited<ReturnType<typeof read>>) => items.map(({ content }) => content?.kind);

describe('around the export', () => {
  const file = wxr(item({ id: 7, content: 'Words' }));
  const warning = '<br />\n<b>Warning</b>: foo() in <b>/home/x.php</b> on line 5 & more<br />\n';

  test.for([
    ['a mark of a theme', file.replace('<rss', '<meta name="generator" content="A theme 1.7" />\n<rss')],
    ['a warning of the server', warning + file],
    ['an empty line', `\n\n${file}`],
    ['what a cache writes below it', `${file}<!-- served in 2 s -->\n<p>Bye & thanks <b>all\n`],
  ] as const)('%s is passed over', async ([, text]) => {
    const { items, error } = await readAll([text.slice(0, 60), text.slice(60)]);
    expect(error).toBeUndefined();
    expect(items[0]).toMatchObject({ content: { kind: 'blog' }, notes: [] });
    const [before = ''] = text.split('<item>');
    expect(items[0]?.place).toBe(`item 1, line ${before.split('\n').length}`);
    expect(recogniseSource(Buffer.from(text), 'export.xml')).toBe('wordpress');
  });

  test('a second export in the same file is refused rather than forgotten', async () => {
    const { items, error } = await readAll(file + wxr(item({ id: 8 })));
    expect(items[0]?.content?.kind).toBe('blog');
    expect(String(error)).toMatch(/another export begins here/);
  });
});

test('the version of the format may be any, as plugins write their own', async () => {
  const lesson = wxr(item({ type: 'lesson' }), item({ type: 'page', content: '<p>A</p><p>B</p>' }));
  for (const version of ['PLUGIN_VERSION', '1.3', '2.0']) {
    const { items } = await readAll(lesson.replaceAll('/export/1.2/', `/export/${version}/`));
    expect(kindsOf(items.filter(({ content }) => content?.kind !== 'address'))).toEqual([undefined, 'page']);
  }
});

test('items that share a number with another are items of their own', async () => {
  const items = [
    item({ id: 7, title: 'One', content: 'x' }),
    item({ id: 7, title: 'Two', type: 'page', content: '<p>y</p><p>z</p>' }),
    item({ id: 7, title: 'One', content: 'x' }),
    item({ id: 7, title: 'Two', type: 'page', content: '<p>y</p><p>z</p>' }),
  ];
  const found = await read(...items);
  expect(kindsOf(found)).toEqual(['blog', 'page', undefined, undefined]);
  expect(found[3]?.notes[0]?.text).toBe('The file holds it twice; it was item 2 before.');
  expect(new Set(found.map(({ guid }) => guid)).size).toBe(4);
  expect((await read(...items)).map(({ guid }) => guid)).toEqual(found.map(({ guid }) => guid));
});

test('the same fault is noted once for each item', async () => {
  const { items } = await readAll(wxr(item({ link: 'https://old.example/?a=1&b=2&c=3&d=4' })));
  expect(items[0]?.notes.filter(({ text }) => text.startsWith('A fault'))).toHaveLength(1);
});

test('no heading of a page is lost, though nothing of its own stands below it', async () => {
  const [page] = await read(
    item({
      type: 'page',
      title: 'Services',
      content: `<h1>We guard what you love</h1><hr>
<h2>What we do</h2><h3>Gates</h3><p>Day and night.</p><h3>Rounds</h3><p>Each hour.</p>
<h2>Ask us today!</h2><!-- wp:separator --><hr/><!-- /wp:separator --><h2>Near you</h2><p>In Pune.</p><h2>Call us</h2>`,
    }),
  );
  expect(page?.content).toMatchObject({
    lead: 'We guard what you love',
    sections: [
      { heading: 'What we do: Gates', paragraphs: ['Day and night.'] },
      { heading: 'Rounds', paragraphs: ['Each hour.', 'Ask us today!'] },
      { heading: 'Near you', paragraphs: ['In Pune.', 'Call us'] },
    ],
  });
  expect(page?.notes.map(({ text }) => text)).toContain(
    'A heading with nothing of its own below it begins the next one: What we do',
  );
});

test('a heading stays where the only line below it announces a list', async () => {
  const [page] = await read(
    item({
      type: 'page',
      title: 'About',
      content: '<p>We guard.</p><h2>Our rules</h2><p>We keep these:</p><ul><li>Be there</li></ul>',
    }),
  );
  expect(page?.content).toMatchObject({
    lead: 'We guard.',
    sections: [
      { heading: 'Our rules', paragraphs: ['We keep these:'] },
      { heading: 'Our rules', points: ['Be there'] },
    ],
  });
});

test('a reusable block comes over wherever in the file it stands', async () => {
  const found = await read(
    item({ id: 1, title: 'A post', content: '<!-- wp:block {"ref":9} /--><!-- wp:block {"ref":8} /-->' }),
    item({ id: 2, title: 'Next' }),
    item({ id: 9, type: 'wp_block', content: '<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->' }),
  );
  const post = found.find(({ title }) => title === 'A post');
  expect(post?.place).toMatch(/^item 1,/);
  expect(JSON.stringify(post?.content)).toContain('Call us.');
  expect(JSON.stringify(post?.content)).toContain('[Reusable block 8]');
});

test('kinds that have a file of their own are told where it is', async () => {
  const [message] = await read(item({ type: 'flamingo_inbound' }));
  expect(message?.notes[0]?.text).toBe(
    'It is of the kind “flamingo_inbound”, which has no place here; messages come over from the CSV of Flamingo.',
  );
});

test('a heading for which a section has no room stands as a paragraph', async () => {
  const long = 'Our guards know each gate '.repeat(6).trim();
  const content = `<p>First.</p><p>Second.</p><h2>${long}</h2><p>After it.</p>`;
  const [found] = await read(item({ type: 'page', title: 'Gates', content }));
  expect(found?.content).toMatchObject({
    sections: [{ heading: 'Gates', type: 'text', paragraphs: ['Second.', long, 'After it.'] }],
  });
  expect(found?.notes.map(({ text }) => text)).toContain(
    `A heading with more than 120 characters stands as a paragraph: ${long.slice(0, 60)}…`,
  );
});

test('a file whose address has no ending is a picture unless something says otherwise', async () => {
  const attachment = (id: number, url: string, fields = '', metas = {}) =>
    item({
      id,
      type: 'attachment',
      status: 'inherit',
      metas,
      fields: `<wp:attachment_url>${url}</wp:attachment_url>${fields}`,
    });
  const mime = (type: string) => `<wp:post_mime_type>${type}</wp:post_mime_type>`;
  const { items } = await readAll(
    wxr(
      attachment(1, 'https://pictures.example/photo-1?w=800'),
      attachment(2, 'https://pictures.example/2', '', { _wp_attached_file: '2020/02/gate.png' }),
      attachment(3, 'https://pictures.example/3', '', { _wp_attached_file: '2020/02/terms.pdf' }),
      attachment(4, 'https://pictures.example/4', mime('application/pdf')),
      attachment(5, 'https://pictures.example/5', mime('image/jpeg')),
      attachment(6, 'https://old.example/get.php?id=6'),
      attachment(7, '', '', { _wp_attached_file: '2020/02/night.jpg' }),
      attachment(8, ''),
    ),
  );
  const found = items.flatMap(({ content }) => (content?.kind === 'picture' ? [content.address] : []));
  expect(found).toEqual([
    'https://pictures.example/photo-1?w=800',
    'https://pictures.example/2',
    'https://pictures.example/5',
    'https://old.example/wp-content/uploads/2020/02/night.jpg',
  ]);
  const left = items.filter(({ content }) => content === undefined);
  expect(left.map(({ notes }) => notes.at(-1)?.text)).toEqual([
    'It is a document, not a picture: https://pictures.example/3',
    'It is a document, not a picture: https://pictures.example/4',
    'It is a document, not a picture: https://old.example/get.php?id=6',
    'The file does not say where this picture or document is.',
  ]);
});
