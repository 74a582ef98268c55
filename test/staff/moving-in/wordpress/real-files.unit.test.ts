import { describe, expect, test } from 'vitest';
import { recogniseSource } from '../../../../server/staff/moving-in/tables/recognise-source.ts';
import { item, read, readAll, readText, wxr } from './wxr.ts';

/** What files of other people held that no test had thought of. The words here are our own. */

const kindsOf = (items: Awaited<ReturnType<typeof read>>) => items.map(({ content }) => content?.kind);

describe('around the export', () => {
  const file = wxr(item({ id: 7, content: 'Words' }));
  const warning = '<br />\n<b>Warning</b>: foo() in <b>/home/x.php</b> on line 5 & more<br />\n';

  test.for([
    ['a mark of a theme', file.replace('<rss', '<meta name="generator" content="A theme 1.7" />\n<rss'), 9],
    ['a warning of the server', warning + file, 10],
    ['an empty line', `\n\n${file}`, 10],
    ['what a cache writes below it', `${file}<!-- served in 2 s -->\n<p>Bye & thanks <b>all\n`, 8],
  ] as const)('%s is passed over', async ([, text, line]) => {
    const { items, error } = await readAll([text.slice(0, 60), text.slice(60)]);
    expect(error).toBeUndefined();
    expect(items[0]).toMatchObject({ content: { kind: 'blog' }, notes: [] });
    const [before = ''] = text.split('<item>');
    expect(items[0]?.place).toBe(`item 1, line ${before.split('\n').length}`);
    expect(line).toBeGreaterThan(0);
    expect(recogniseSource(Buffer.from(text), 'export.xml')).toBe('wordpress');
  });

  test('a second export in the same file is refused rather than forgotten', async () => {
    const { items, error } = await readAll(file + wxr(item({ id: 8 })));
    expect(items[0]?.content?.kind).toBe('blog');
    expect(String(error)).toMatch(/another export begins here/);
  });

  test('definitions of entities are refused wherever they stand', async () => {
    const { error } = await readAll(file.replace('<rss', '<meta/>\n<!DOCTYPE rss [<!ENTITY a "b">]>\n<rss'));
    expect(String(error)).toMatch(/line 3: the file defines entities/);
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

describe('page builders', () => {
  const partsOf = async (html: string, before: string[] = []) => {
    const { markdown, notes } = await readText(html, before);
    return { parts: markdown.split('\n\n'), notes };
  };

  test('what their shortcodes say in attributes comes over as what it shows', async () => {
    const picture = item({
      id: 5,
      type: 'attachment',
      fields: '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>',
    });
    const { parts, notes } = await partsOf(
      `[vc_row css=".vc_custom_1{padding: 0px !important;}"][vc_column width="1/2"][our_space height="70"]
[vc_custom_heading text="Our %91best%93 work" font_container="tag:h2|text_align:center"]
[our_box icon_color="#fff" title="Gates" style="style-2" heading_tag="h3"]<p>Day and night.</p>[/our_box][vc_empty_space height="32px"]
[our_card image="5" name="Asha Rao" position="Captain" text="left"][our_counter number="95" suffix="%" title="On time"]
[vc_progress_bar values="%5B%7B%22label%22%3A%22Drill%22%2C%22value%22%3A%2290%22%7D%5D"]
[vc_raw_html]JTNDcCUzRUNhbGwlMjBub3clM0MlMkZwJTNF[/vc_raw_html][vc_raw_js]JTNDc2NyaXB0JTNF[/vc_raw_js]
[our_button url="/contact" text="Write to us"][contact-form-7 id="3" title="Ask"][vc_gmaps link="#E-8_${'JTND'.repeat(100)}"]
[/vc_column][/vc_row]`,
      [picture],
    );
    expect(parts).toEqual([
      '## Our \\[best] work',
      '**Gates**',
      'Day and night.',
      '![](https://old.example/a.jpg)',
      '**Asha Rao**',
      'Captain',
      '**On time**',
      '95 %',
      'Drill',
      '90',
      'Call now',
      '[Write to us](https://old.example/contact)',
      '_\\[contact-form-7 id="3" title="Ask"]_*\\[vc_gmaps …]*',
    ]);
    expect(notes).toContain(
      'dropped: Shortcode [vc_empty_space] only makes room or a line, and is left out.',
    );
    expect(notes).toContain('dropped: A script is left out.');
  });

  test('another builder writes its words elsewhere', async () => {
    const { parts } = await partsOf(
      `[et_pb_section fb_built="1" admin_label="section"][et_pb_row][et_pb_column type="4_4"][et_pb_blurb title="Night guards" image="https://old.example/b.jpg" text_orientation="left"]<p>From nine.</p>[/et_pb_blurb][et_pb_testimonial author="A client" job_title="Owner"]<p>Good.</p>[/et_pb_testimonial][et_pb_cta title="Call" button_text="Now" button_url="tel:123"][/et_pb_cta][et_pb_accordion_item title="Who pays?"]We do.[/et_pb_accordion_item][/et_pb_column][/et_pb_row][/et_pb_section]`,
    );
    expect(parts).toEqual([
      '![](https://old.example/b.jpg)',
      '**Night guards**',
      'From nine.',
      'A client',
      'Owner',
      'Good.',
      '**Call**',
      '[Now](tel:123)',
      '**Who pays?**',
      'We do.',
    ]);
  });

  test('what themes put around words that everybody reads is left out, and no words run together', async () => {
    const { parts, notes } = await partsOf(
      '[one_half]Left[/one_half][one_half_last]Right[/one_half_last][big_button url="/go"]Go <b>on</b>[/big_button][faq_toggle title="Who?"]We.[/faq_toggle][dropcap]W[/dropcap]ord[divider] [members_only] Secret [/members_only]',
    );
    expect(parts).toEqual([
      'Left',
      'Right',
      '[Go **on**](https://old.example/go)',
      '**Who?**',
      'We.',
      'Word _\\[members_only]_ Secret _\\[/members_only]_',
    ]);
    expect(notes).toContain('dropped: Shortcode [divider] only makes room or a line, and is left out.');
  });
});

test('films by their numbers are links, and code stays code', async () => {
  const { markdown } = await readText(
    'See\n\n[youtube https://www.youtube.com/watch?v=abc&amp;w=640]\n\n[vimeo 12345 w=500]\n\n[sourcecode language="php"]\nif (a &lt; b) {\n\n  [x]\n}\n[/sourcecode]\n\nEnd [code]in line[/code]',
  );
  expect(markdown.split('\n\n')).toEqual([
    'See',
    '[https://www.youtube.com/watch?v=abc&amp;w=640](https://www.youtube.com/watch?v=abc&w=640)',
    '[https://vimeo.com/12345](https://vimeo.com/12345)',
    '```\nif (a < b) {',
    '  [x]\n}\n```',
    'End',
    '`in line`',
  ]);
});

test('an address within words is a link, whose marks are not seen', async () => {
  const { markdown } = await readText('<p>See https://x.example/?a=1&amp;b=2, and ask.</p>');
  expect(markdown).toBe('See [https://x.example/?a=1&amp;b=2](https://x.example/?a=1&b=2), and ask.');
});

test('lines that end within a mark, or by the sign of a word processor, do not run together', async () => {
  const { markdown } = await readText(
    '<p><strong>Asha Rao<br></strong>Captain<em> <br>of</em> guards</p><p>One&#8232;two&#8233;three</p><p><a href="/x">Four<br /></a>five</p>',
  );
  expect(markdown.split('\n\n')).toEqual([
    '**Asha Rao**\\\nCaptain\\\n_of_ guards',
    'One\\\ntwo\\\nthree',
    '[Four](https://old.example/x)\\\nfive',
  ]);
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
