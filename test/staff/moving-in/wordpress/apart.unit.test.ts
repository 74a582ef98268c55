import { expect, test } from 'vitest';
import { item, read, readAll, readText, wxr } from './wxr.ts';

const embed = '<iframe src="https://maps.example/gate"></iframe>';
const link = '[https://maps.example/gate](https://maps.example/gate)';

test.each([
  ['a heading', `<h2>The round\n${embed}</h2>`, `## The round\n\n${link}`],
  ['the middle of a heading', `<h2>The${embed}round</h2>`, `## The round\n\n${link}`],
  ['a mark', `<p><b>Before${embed}after</b></p>`, `**Before**\n\n${link}\n\n**after**`],
  ['a mark in a heading', `<h2><b>The${embed}round</b></h2>`, `## **The** **round**\n\n${link}`],
])('what is embedded in %s does not run into its words', async (_, html, markdown) => {
  expect((await readText(html)).markdown).toBe(markdown);
});

test('a mark around paragraphs marks each of them', async () => {
  expect((await readText('<b><p>One</p><p>two</p></b>')).markdown).toBe('**One**\n\n**two**');
  expect((await readText('<b><h2>Gate</h2><p>One <i>more</i></p></b>')).markdown).toBe(
    '## Gate\n\n**One _more_**',
  );
});

test('the paragraphs and points of a cell stand apart, and a frame of one cell is what it holds', async () => {
  const cells = '<tr><td><p>Gate</p><p>north</p></td><td>Day<ul><li>two</li><li>guards</li></ul></td></tr>';
  const rows = '<tr><td>Gate<br>south</td><td>Night</td></tr>';
  expect((await readText(`<table>${cells}${rows}</table>`)).markdown).toBe(
    '| Gate north | Day two guards |\n| - | - |\n| Gate south | Night |',
  );
  const frame = await readText('<table><tr><td><p>One</p><ul><li>two</li></ul></td></tr></table>');
  expect(frame.markdown).toBe('One\n\n- two');
  expect(frame.notes).toEqual(['changed: A table of one cell came over as what it holds.']);
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
      ...{ id, type: 'attachment', status: 'inherit', metas },
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
