import { describe, expect, test } from 'vitest';
import { type ItemParts, item, read, readAll, wxr } from './wxr.ts';

const contentOf = async (parts: ItemParts) => (await read(item({ id: 7, ...parts })))[0];
const textsOf = (found: { notes: { text: string }[] } | undefined) => found?.notes.map(({ text }) => text);

describe('a post', () => {
  test('becomes a blog', async () => {
    const found = await contentOf({
      title: 'Guards &amp; <em>dogs</em>',
      link: 'https://old.example/2020/guards/',
      excerpt: '<p>In short</p>',
      content: 'Text',
      metas: { _thumbnail_id: '9', price: '3', _edit_last: '1' },
      terms: [
        ['category', 'News'],
        ['post_tag', 'Dogs'],
        ['language', 'हिन्दी'],
      ],
      fields: '<wp:is_sticky>1</wp:is_sticky><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>',
    });
    expect(found).toMatchObject({
      guid: 'wordpress:7',
      title: 'Guards & dogs',
      place: expect.stringMatching(/^item 1, line \d+$/),
    });
    expect(found?.content).toMatchObject({
      kind: 'blog',
      heading: 'Guards & dogs',
      subheading: 'In short',
      address: 'https://old.example/2020/guards/',
      picture: 'https://old.example/?attachment_id=9',
      publishedAt: '2020-01-02T03:04:05.000Z',
    });
    expect(textsOf(found)).toEqual([
      '1 comment is left out.',
      'It stays at the top of the list there; nothing does here.',
      'Categories are left out: News.',
      'Tags are left out: Dogs.',
      'Custom fields are left out: price.',
      'Its language is हिन्दी. It came over as an item of its own, not as a translation.',
    ]);
  });

  test.for([
    ['publish', '', '2020-01-02T03:04:05.000Z'],
    ['future', '', '2020-01-02T03:04:05.000Z'],
    ['draft', '', null],
    ['private', '', null],
    ['publish', 'secret', null],
    ['anything', '', null],
  ] as const)(
    'that is %s with the password %j is published at %j',
    async ([status, password, publishedAt]) => {
      const found = await contentOf({
        status,
        fields: `<wp:post_password>${password}</wp:post_password>`,
        content: 'x',
      });
      expect(found?.content).toMatchObject({ publishedAt });
      expect(found?.notes.length).toBe(publishedAt === null ? 1 : 0);
    },
  );
});

test('a page becomes sections of text, points, tables and questions', async () => {
  const found = await contentOf({
    type: 'page',
    title: 'Training',
    fields: '<wp:post_parent>3</wp:post_parent>',
    content: `<p>We train all our guards.</p>
<h2>Courses</h2><p>Each guard learns <a href="/x">this</a>.</p><img src="/hall.jpg" alt="The hall"><img src="/second.jpg">
<p>What they learn:</p><ul><li>Fire</li><li>First aid</li></ul>
<table><thead><tr><th>Course</th><th>Days</th></tr></thead><tbody><tr><td>Fire</td><td>3</td></tr></tbody></table>
<details><summary>Who pays?</summary><p>We do.</p><p>Always.</p></details><p>After them.</p>
<h2>Questions</h2><h3>How long?</h3><p>A month.</p><h3>Where?</h3><p>In Pune.</p>`,
  });
  expect(found?.content).toEqual({
    kind: 'page',
    address: 'https://old.example/page-7/',
    name: 'Training',
    parent: 'wordpress:3',
    lead: 'We train all our guards.',
    sections: [
      {
        heading: 'Courses',
        type: 'text',
        paragraphs: ['Each guard learns this.'],
        picture: { address: 'https://old.example/hall.jpg', alt: 'The hall' },
      },
      { heading: 'What they learn', type: 'points', points: ['Fire', 'First aid'] },
      {
        heading: 'Courses',
        type: 'table',
        caption: 'Courses',
        columns: ['Course', 'Days'],
        rows: [['Fire', '3']],
      },
      {
        heading: 'Courses',
        type: 'questions',
        questions: [{ question: 'Who pays?', answer: 'We do.\n\nAlways.' }],
      },
      { heading: 'Courses', type: 'text', paragraphs: ['After them.'] },
      {
        heading: 'Questions',
        type: 'questions',
        questions: [
          { question: 'How long?', answer: 'A month.' },
          { question: 'Where?', answer: 'In Pune.' },
        ],
      },
    ],
  });
  expect(textsOf(found)).toEqual([
    'Links in the text of a page are left as their words, since its sections have none.',
    'A section has one picture at most, so this one is left out: https://old.example/second.jpg',
  ]);
});

/** Accordions as they stand in a text, without what a script adds to them. */
const accordions = {
  'of WordPress': `<!-- wp:accordion --><div class="wp-block-accordion"><!-- wp:accordion-item --><div class="wp-block-accordion-item"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Who <em>pays</em>?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel"><p>We do.</p></div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item --></div><!-- /wp:accordion -->`,
  'of Bootstrap 5': `<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" type="button" data-bs-toggle="collapse" data-bs-target="#c1">Who pays?</button></h2><div id="c1" class="accordion-collapse collapse"><div class="accordion-body">We do.</div></div></div></div>`,
  'of Bootstrap 3': `<div class="panel"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" href="#c2">Who pays?</a></h4></div><div id="c2" class="collapse in"><div class="panel-body">We do. <button data-toggle="collapse" data-target="#c2">Close</button></div></div></div>`,
  'of Elementor': `<div class="elementor-toggle"><div class="elementor-toggle-item"><div id="t1" class="elementor-tab-title" data-tab="1" role="button" aria-controls="e1" aria-expanded="false"><span class="elementor-toggle-icon" aria-hidden="true">▶</span><a class="elementor-toggle-title" tabindex="0">Who pays?</a></div><div id="e1" class="elementor-tab-content" role="region">We do.</div></div></div>`,
  'of Kadence': `<div class="kt-accordion-pane"><h4 class="kt-accordion-header-wrap"><button class="kt-blocks-accordion-header" type="button"><span class="kt-blocks-accordion-title">Who pays?</span></button></h4><div class="kt-accordion-panel"><p>We do.</p></div></div>`,
  'in points': `<ul><li><button aria-expanded="false" aria-controls="p1">Who pays?</button><div id="p1"><p>We do.</p></div></li></ul>`,
};

test.for(Object.entries(accordions))(
  'an accordion %s becomes a question with its answer',
  async ([, html]) => {
    const found = await contentOf({ type: 'page', title: 'Training', content: `${html}<p>After it.</p>` });
    expect(found?.content).toMatchObject({
      sections: [
        { type: 'questions', questions: [{ question: 'Who pays?', answer: 'We do.' }] },
        { type: 'text', paragraphs: ['After it.'] },
      ],
    });
  },
);

test('a job of WP Job Manager comes with its fields', async () => {
  const found = await contentOf({
    type: 'job_listing',
    title: 'Gunman',
    content: '<p>At a bank.</p>',
    terms: [
      ['job_listing_type', 'Full Time'],
      ['job_listing_category', 'Banking'],
    ],
    metas: {
      _job_location: 'Pune',
      _company_name: 'Old Guards',
      _job_expires: '2020-03-31',
      _job_salary: '25,000',
      _job_salary_unit: 'month',
      _filled: '1',
      _featured: '1',
      _remote_position: '0',
      _application: 'jobs@old.example',
    },
  });
  expect(found?.content).toMatchObject({
    kind: 'job',
    position: 'Gunman',
    location: 'Pune',
    company: 'Old Guards',
    salary: { amount: '25,000', currency: 'INR', unit: 'MONTH' },
    types: ['Full Time'],
    categories: ['Banking'],
    postedAt: '2020-01-02T03:04:05.000Z',
    closesOn: '2020-03-31',
    isFilled: true,
    isDraft: false,
  });
  expect(textsOf(found)).toEqual([
    'Applications went to jobs@old.example; here they go to the inbox.',
    'It is featured there; no job is here.',
  ]);
});

test('the sizes of a picture are one, and other files are noted', async () => {
  const attachment = (id: number, name: string) =>
    item({
      id,
      type: 'attachment',
      status: 'inherit',
      fields: `<wp:attachment_url>https://old.example/u/${name}</wp:attachment_url>`,
      metas: { _wp_attachment_image_alt: 'A gate' },
    });
  const { items } = await readAll(
    wxr(
      attachment(1, 'gate-scaled.jpg'),
      attachment(2, 'gate-300x200.jpg'),
      attachment(3, 'terms.pdf'),
      attachment(4, 'a-100x100.png'),
      attachment(5, 'a-200x200.png'),
      item({ id: 6, content: '<img src="/u/a-200x200.png"><img src="/u/gate-90x90.jpg">' }),
    ),
  );
  const made = items.filter(({ content }) => content?.kind === 'picture');
  expect(made.map(({ content }) => content)).toEqual([
    { kind: 'picture', address: 'https://old.example/u/gate-scaled.jpg', title: 'Item 1', alt: 'A gate' },
    { kind: 'picture', address: 'https://old.example/u/a-100x100.png', title: 'Item 4', alt: 'A gate' },
    { kind: 'picture', address: 'https://old.example/u/a-200x200.png', title: 'Item 5', alt: 'A gate' },
  ]);
  const leads = items.flatMap(({ content }) =>
    content?.kind === 'address' ? [`${content.from} ${content.to}`] : [],
  );
  expect(leads).toContain('https://old.example/u/gate.jpg wordpress:1');
  expect(leads).toContain('https://old.example/u/gate-300x200.jpg wordpress:1');
  expect(leads).toContain('https://old.example/?attachment_id=1 wordpress:1');
  expect(leads).toContain('https://old.example/u/a.png wordpress:4');
  expect(leads).not.toContain('https://old.example/u/a.png wordpress:5');
  const text = JSON.stringify(items.find(({ guid }) => guid === 'wordpress:6'));
  expect(text).toContain('/u/a-200x200.png');
  expect(text).toContain('/u/gate.jpg');
  expect(items.filter(({ content }) => content === undefined).flatMap(textsOf)).toEqual([
    'It is a smaller size of a picture that came over.',
    'It is a document, not a picture: https://old.example/u/terms.pdf',
  ]);
});

test('all old addresses lead to what was found', async () => {
  const { items } = await readAll(
    wxr(item({ id: 7, link: 'https://old.example/2020/new-name/', metas: { _wp_old_slug: 'old name' } })),
  );
  expect(items.flatMap(({ content }) => (content?.kind === 'address' ? [content] : []))).toEqual(
    [
      'https://old.example/2020/new-name/',
      'https://old.example/?p=7',
      'https://old.example/2020/old%20name/',
    ].map((from) => ({ kind: 'address', from, to: 'wordpress:7' })),
  );
});

test('entries of menus become a tree, even if what they lead to comes after them', async () => {
  const entry = (id: number, order: number, parent: number, metas: Record<string, string>, title = '') =>
    item({
      id,
      type: 'nav_menu_item',
      title,
      terms: [['nav_menu', 'Main']],
      fields: `<wp:menu_order>${order}</wp:menu_order>`,
      metas: { _menu_item_menu_item_parent: String(parent), ...metas },
    });
  const found = await read(
    entry(22, 2, 0, { _menu_item_type: 'custom', _menu_item_url: 'https://elsewhere.example/' }, 'Elsewhere'),
    entry(21, 1, 0, { _menu_item_type: 'post_type', _menu_item_object_id: '30' }),
    entry(23, 3, 21, { _menu_item_type: 'custom', _menu_item_url: 'javascript:x' }, 'Bad'),
    entry(24, 4, 23, { _menu_item_type: 'custom', _menu_item_url: '/below' }, 'Below'),
    entry(25, 5, 26, { _menu_item_type: 'custom', _menu_item_url: '/a' }, 'Round'),
    entry(26, 6, 25, { _menu_item_type: 'custom', _menu_item_url: '/b' }, 'and round'),
    item({ id: 30, type: 'page', title: 'About us', link: 'https://old.example/about/', content: 'x' }),
  );
  const menu = found.find(({ content }) => content?.kind === 'menu');
  expect(menu?.content).toEqual({
    kind: 'menu',
    name: 'Main',
    links: [
      {
        label: 'About us',
        address: 'https://old.example/about/',
        links: [{ label: 'Below', address: 'https://old.example/below', links: [] }],
      },
      { label: 'Elsewhere', address: 'https://elsewhere.example/', links: [] },
    ],
  });
  expect(textsOf(menu)).toEqual([
    '“Bad” is left out: A link with javascript: is left as its words.',
    '3 of its 6 entries are left out.',
  ]);
});

test('other kinds of items, members and terms are named, each with why it is left out', async () => {
  const head =
    '<wp:author><wp:author_login>ravi</wp:author_login></wp:author><wp:category><wp:term_id>1</wp:term_id><wp:cat_name>News</wp:cat_name></wp:category>';
  const { items } = await readAll(wxr(head, item({ type: 'wp_global_styles' })));
  expect(items.map(({ content, notes }) => [content, notes[0]?.text])).toEqual([
    [undefined, 'It is of the kind “wp_global_styles”, which has no place here.'],
    [
      undefined,
      'Members of the former site are left out: ravi. The lists of what each has written (/author/…) lead nowhere here.',
    ],
    [undefined, 'Terms are left out: 1 of category. Their lists (/category/…, /tag/…) lead nowhere here.'],
  ]);
});
