import { describe, expect, test } from 'vitest';
import { item, readText } from './wxr.ts';

const lines = (...all: string[]) => all.join('\n');

describe('texts before blocks', () => {
  test('an empty line ends a paragraph, another end of a line is a break', async () => {
    const { markdown } = await readText(
      'One\ntwo <strong>three</strong>\n\n\nFour<blockquote>Five\n\nSix</blockquote>',
    );
    expect(markdown).toBe('One\\\ntwo **three**\n\nFour\n\n> Five\n>\n> Six');
  });

  test('lists, headings and tables stand for themselves, and lines within code stay', async () => {
    const { markdown } = await readText(
      '<h2>Posts</h2>\n<ol start="3">\n<li>Gate</li>\n<li>Round<ul><li>Night</li></ul></li>\n</ol>\n<pre>a\n\n  b < c</pre>',
    );
    expect(markdown).toBe('## Posts\n\n3. Gate\n4. Round\n   - Night\n\n```\na\n\n  b < c\n```');
  });

  test('entities are what they mean', async () => {
    expect((await readText('Guards &amp; dogs &#8211; 5 &lt; 6 &nbsp;&rupee;')).markdown).toBe(
      'Guards & dogs – 5 &lt; 6 &amp;rupee;',
    );
  });
});

describe('texts of blocks', () => {
  test('the ends of lines mean nothing within blocks, and something between them', async () => {
    const { markdown } = await readText(
      lines('<!-- wp:paragraph -->', '<p>One', 'two</p>', '<!-- /wp:paragraph -->', '', 'Old', 'text'),
    );
    expect(markdown).toBe('One two\n\nOld\\\ntext');
  });

  test('pictures, galleries, covers, quotations, buttons, columns, files and embeds', async () => {
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
});

describe('shortcodes', () => {
  test('those that are known become what they show', async () => {
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

  test('others are left as a note, words in brackets as they are, and an escaped one as it is shown', async () => {
    const { markdown, notes } = await readText(
      'Write: [contact-form-7 id="3" title="[a] b"] as he said [sic], [[gallery]] and [broken x="',
    );
    expect(markdown).toBe(
      'Write: _\\[contact-form-7 id="3" title="\\[a] b"]_ as he said \\[sic], \\[gallery] and \\[broken x="',
    );
    expect(notes).toEqual(['changed: Shortcode [contact-form-7] is left as a note in the text.']);
  });
});

test('HTML that somebody wrote into a block of its own is read as any other', async () => {
  const { markdown, notes } = await readText(
    lines(
      '<!-- wp:html -->',
      '<div class="box"><h3>At night</h3><p>Two <b>guards</b></p><table><tr><td>1</td></tr></table></div>',
      '<script>track()</script><iframe src="https://map.example/1"></iframe>',
      '<!-- /wp:html -->',
    ),
  );
  expect(markdown).toContain('### At night\n\nTwo **guards**');
  expect(markdown).toContain('[https://map.example/1](https://map.example/1)');
  expect(markdown).not.toMatch(/track|wp:html|<div/);
  expect(notes).toContain('dropped: A script is left out.');
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
