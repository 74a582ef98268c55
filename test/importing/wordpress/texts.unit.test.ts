import { expect, test } from 'vitest';
import { item, readText } from './wxr.ts';

const lines = (...all: string[]) => all.join('\n');

const cells = '<tr><td><p>Gate</p><p>north</p></td><td>Day<ul><li>two</li><li>guards</li></ul></td></tr>';

/** What a text is about, its HTML, and the paragraphs of the Markdown that it becomes. */
const texts: [string, string, ...string[]][] = [
  [
    'ends of lines before there were blocks',
    'One\ntwo <strong>three</strong>\n\n\nFour<blockquote>Five\n\nSix</blockquote>',
    'One\\\ntwo **three**',
    'Four',
    '> Five\n>\n> Six',
  ],
  [
    'ends of lines within blocks, and between them',
    '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->\n\nOld\ntext',
    'One two',
    'Old\\\ntext',
  ],
  [
    'lists, headings and code',
    '<h2>Posts</h2>\n<ol start="3">\n<li>Gate</li>\n<li>Round<ul><li>Night</li></ul></li>\n</ol>\n<pre>a\n\n  b < c</pre>',
    '## Posts',
    '3. Gate\n4. Round\n   - Night',
    '```\na',
    '  b < c\n```',
  ],
  ['entities', 'Guards &amp; dogs &#8211; 5 &lt; 6 &nbsp;&rupee;', 'Guards & dogs – 5 &lt; 6 &amp;rupee;'],
  ['a mark around paragraphs', '<b><p>One</p><p>two</p></b>', '**One**', '**two**'],
  [
    'paragraphs and points of a cell',
    `<table>${cells}<tr><td>Gate<br>south</td><td>Night</td></tr></table>`,
    '| Gate north | Day two guards |\n| - | - |\n| Gate south | Night |',
  ],
  ['a frame of one cell', '<table><tr><td><p>One</p><ul><li>two</li></ul></td></tr></table>', 'One', '- two'],
  [
    'shortcodes that put something around words',
    '[one_half]Left[/one_half][one_half_last]Right[/one_half_last][big_button url="/go"]Go <b>on</b>[/big_button][faq_toggle title="Who?"]We.[/faq_toggle][dropcap]W[/dropcap]ord[divider] [members_only] Secret [/members_only]',
    'Left',
    'Right',
    '[Go **on**](https://old.example/go)',
    '**Who?**',
    'We.',
    'Word _\\[members_only]_ Secret _\\[/members_only]_',
  ],
  [
    'shortcodes of a builder whose words are in attributes',
    '[et_pb_section fb_built="1" admin_label="section"][et_pb_row][et_pb_column type="4_4"][et_pb_blurb title="Night guards" image="https://old.example/b.jpg" text_orientation="left"]<p>From nine.</p>[/et_pb_blurb][et_pb_testimonial author="A client" job_title="Owner"]<p>Good.</p>[/et_pb_testimonial][et_pb_cta title="Call" button_text="Now" button_url="tel:123"][/et_pb_cta][/et_pb_column][/et_pb_row][/et_pb_section]',
    '![](https://old.example/b.jpg)',
    '**Night guards**',
    'From nine.',
    'A client',
    'Owner',
    'Good.',
    '**Call**',
    '[Now](tel:123)',
  ],
];

test.for(texts)('%s', async ([, html, ...paragraphs]) => {
  expect((await readText(html)).markdown.split('\n\n')).toEqual(paragraphs);
});

test('blocks: pictures, galleries, covers, quotations, buttons, columns, files and embeds', async () => {
  const { markdown, notes } = await readText(
    lines(
      '<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":7} --><figure><img src="/wp-content/uploads/2020/01/gate-300x200.jpg" alt="Gate"/><figcaption>The <em>gate</em></figcaption></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
      '<!-- wp:cover {"url":"https://old.example/cover.jpg"} --><div class="wp-block-cover" style="color:red"><p>Cover</p></div><!-- /wp:cover -->',
      '<!-- wp:quote --><blockquote><p>Well done</p><cite>A client</cite></blockquote><!-- /wp:quote -->',
      '<!-- wp:buttons --><div><!-- wp:button --><div><a href="/contact">Write</a></div><!-- /wp:button --><!-- wp:button --><div><a href="tel:+91123">Call</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
      '<!-- wp:columns --><div><!-- wp:column --><div><p>Left</p></div><!-- /wp:column --><!-- wp:column --><div><p>Right</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
      '<!-- wp:embed {"url":"https://video.example/1"} --><figure><div>\nhttps://video.example/1\n</div></figure><!-- /wp:embed -->',
      '<!-- wp:latest-posts /-->',
      '<!-- wp:table --><figure><table><tbody><tr><td>City</td><td>Guards</td></tr><tr><td>Pune</td><td>40</td></tr></tbody></table></figure><!-- /wp:table -->',
    ),
  );
  expect(markdown.split('\n\n')).toEqual([
    '![Gate](https://old.example/wp-content/uploads/2020/01/gate.jpg)',
    '_The gate_',
    '![](https://old.example/cover.jpg)',
    'Cover',
    '> Well done\n>\n> _A client_',
    '[Write](https://old.example/contact)',
    '[Call](tel:+91123)',
    'Left',
    'Right',
    '[https://video.example/1](https://video.example/1)',
    '| City | Guards |\n| - | - |\n| Pune | 40 |',
  ]);
  expect(notes).toContain('dropped: Block “latest-posts” is filled by WordPress itself, and is left out.');
  expect(notes).toContain('changed: The first row of a table without headings became its headings.');
  expect(notes).toContain('dropped: Colours, sizes and other styles within the text are left out.');
  expect(notes).toContain('changed: Embedded pages came over as links.');
});

test('shortcodes that are known become what they show', async () => {
  const picture = item({
    id: 5,
    type: 'attachment',
    fields: '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>',
  });
  const { markdown } = await readText(
    '[caption id="x" width="3"]<a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"></a> At the gate[/caption]\n\n[gallery ids="5,6"]\n\n[audio src="https://old.example/a.mp3"][/audio]\n\n[embed]https://video.example/2[/embed]\n\n[vc_row][vc_column width="1/2"]Within[/vc_column][/vc_row]',
    [picture],
  );
  expect(markdown.split('\n\n')).toEqual([
    '![A](https://old.example/a.jpg)',
    '_At the gate_',
    '![](https://old.example/a.jpg)',
    '![](https://old.example/?attachment_id=6)',
    '[https://old.example/a.mp3](https://old.example/a.mp3)',
    '[https://video.example/2](https://video.example/2)',
    'Within',
  ]);
});

test('other shortcodes are left as a note, words in brackets as they are, and an escaped one as it is shown', async () => {
  const { markdown, notes } = await readText(
    'Write: [contact-form-7 id="3" title="[a] b"] as he said [sic], [[gallery]] and [broken x="',
  );
  expect(markdown).toBe(
    'Write: _\\[contact-form-7 id="3" title="\\[a] b"]_ as he said \\[sic], \\[gallery] and \\[broken x="',
  );
  expect(notes).toEqual(['changed: Shortcode [contact-form-7] is left as a note in the text.']);
});

test('nothing that runs comes over, and each thing that is dropped is noted with its line', async () => {
  const { markdown, notes, places } = await readText(
    lines(
      '<p onclick="a()">One</p>',
      '<script>alert("b")</script><style>p { color: red }</style>',
      '<a href="java&#115;cript:alert(1)">two</a> <a href=" data:text/html,x">three</a>',
      '<img src="data:image/png;base64,AAAA" alt="four"> <img src=x onerror=alert(1)>',
      '<svg><script>alert(2)</script></svg><form action="/x"><input name="a"></form>',
      '<iframe src="https://map.example/1"></iframe><iframe srcdoc="<script>x</script>"></iframe>',
      '<object data="javascript:x"></object><!-- secret -->',
    ),
  );
  expect(markdown.split(/\s*\n\s*/).filter(Boolean)).toEqual([
    'One',
    'two three\\',
    expect.stringMatching(/^four !\[\]\(https:\/\/old\.example\/[\w-]+\/x\)$/),
    '[https://map.example/1](https://map.example/1)',
  ]);
  for (const note of [
    'dropped: A script in an attribute (onclick) is left out.',
    'dropped: A script in an attribute (onerror) is left out.',
    'dropped: A script is left out.',
    'dropped: Styles (<style>) are left out.',
    'dropped: A link with javascript: is left as its words.',
    'dropped: A link with data: is left as its words.',
    'dropped: A picture with data: is left out.',
    'dropped: A drawing (<svg>) is left out.',
    'dropped: A form is left out.',
    'changed: What is embedded by <iframe> came over as a link.',
    'dropped: What is embedded by <iframe> has no address that can be kept, and is left out.',
    'dropped: What is embedded by <object> has no address that can be kept, and is left out.',
    'dropped: Comments in its HTML, which nobody sees, are left out.',
  ])
    expect(notes).toContain(note);
  expect(places[notes.indexOf('dropped: A form is left out.')]).toBe('line 5');
});
