import { expect, test } from 'vitest';
import { item, read, readAll, wxr } from './wxr.ts';

/** What files of other people held that no test had thought of. The words here are our own. */

const kindsOf = (items: Awaited<ReturnType<typeof read>>) => items.map(({ content }) => content?.kind);

test('a second export in the same file is refused rather than forgotten', async () => {
  const file = wxr(item({ id: 7, content: 'Words' }));
  const { items, error } = await readAll(file + wxr(item({ id: 8 })));
  expect(items[0]?.content?.kind).toBe('blog');
  expect(String(error)).toMatch(/another export begins here/);
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
