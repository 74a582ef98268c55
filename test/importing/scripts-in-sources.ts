import { fromHtml } from 'hast-util-from-html';
import { cdata, item, wxr } from './wordpress/wxr.ts';

/** Sources with a script in every field that a person could have filled, and what of a page would run. */

/** Breaks out of an attribute, of a JSON within a script, and of a Markdown text. */
export const SCRIPT = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
/** What begins with a letter of these is computed by a spreadsheet that opens it. */
export const FORMULA = `=cmd|' /C calc'!A0`;
const OLD = 'https://old.example';
const UPLOADS = `${OLD}/wp-content/uploads/2024/03`;

const text = `<p onclick="alert(3)" style="background:url(javascript:alert(3))">Before ${SCRIPT}</p>
<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(2)&gt;</p>
<p>[here](javascript:alert(3)) ![x](x "onerror=alert(3)") &lt;javascript:alert(3)&gt; \`<b>\`</p>
<p><a href="javascript:alert(3)">here</a> <a href=" java&#10;script:alert(3)">there</a> <a href="data:text/html,${SCRIPT}">data</a>
<a href="vbscript:alert(3)" title='${SCRIPT}'>old</a> <a href='https://other.example/"onmouseover="alert(3)'>other</a></p>
<figure><img src="${UPLOADS}/gate.jpg" alt='&quot;&gt;${SCRIPT.slice(3)}' title='${SCRIPT.slice(2)}' onload="alert(3)"><figcaption>${SCRIPT}</figcaption></figure>
[caption id="a" caption="${SCRIPT.slice(2)}"]<img src="${UPLOADS}/gate.jpg">${SCRIPT}[/caption]
[contact-form-7 id="${SCRIPT.slice(2)}" title="${SCRIPT.slice(2)}"]
<iframe src="https://evil.example/" srcdoc="${SCRIPT.slice(2)}"></iframe><object data="javascript:alert(3)"></object><embed src="javascript:alert(3)">
<svg onload="alert(3)"><script>alert(1)</script><a xlink:href="javascript:alert(3)"><text>a</text></a></svg>
<math><mi xlink:href="javascript:alert(3)">m</mi></math><style>@import 'javascript:alert(3)'</style><base href="https://evil.example/">
<form action="javascript:alert(3)"><button formaction="javascript:alert(3)">b</button></form><meta http-equiv="refresh" content="0;url=javascript:alert(3)">
<table><tr><th>${SCRIPT}</th></tr><tr><td><a href="javascript:alert(3)">${SCRIPT}</a></td></tr></table><ul><li>${SCRIPT}</li></ul>
<h2>${SCRIPT}</h2><p>After the heading ${SCRIPT}</p><details><summary>${SCRIPT}</summary>${SCRIPT}</details><pre>${SCRIPT}</pre>
<!-- wp:html --><script>alert(1)</script><!-- /wp:html --><!-- --!><img src=x onerror=alert(2)> --><noscript><p title="</noscript><img src=x onerror=alert(2)>"></noscript>`;

const terms: [string, string][] = [
  ['category', SCRIPT],
  ['post_tag', SCRIPT],
  ['post_format', SCRIPT],
];
const common = { excerpt: SCRIPT, content: text, fields: `<dc:creator><![CDATA[${SCRIPT}]]></dc:creator>` };
const everywhere = (...names: string[]) => Object.fromEntries(names.map((name) => [name, SCRIPT]));
const jobFields = everywhere(
  ...'_job_location _company_name _application _job_salary _job_salary_currency _job_salary_unit'.split(' '),
);
const entry = (id: number, url: string, parent = 0) =>
  item({
    id,
    type: 'nav_menu_item',
    title: `${id} ${SCRIPT}`,
    excerpt: SCRIPT,
    content: text,
    terms: [['nav_menu', `Main menu ${SCRIPT}`]],
    fields: `<wp:menu_order>${id}</wp:menu_order>`,
    metas: {
      _menu_item_type: 'custom',
      _menu_item_url: url,
      _menu_item_menu_item_parent: String(parent),
      ...everywhere('_menu_item_classes', '_menu_item_target', '_menu_item_xfn'),
    },
  });

/** A post, a page, a job, a picture, a menu and a kind of its theme. The picture's file is `2024/03/gate.jpg`. */
export const scriptsInWordPress = () =>
  wxr(
    item({
      id: 1,
      type: 'attachment',
      title: SCRIPT,
      status: 'inherit',
      ...common,
      fields: `<wp:attachment_url>${UPLOADS}/gate.jpg</wp:attachment_url>`,
      metas: { _wp_attached_file: '2024/03/gate.jpg', _wp_attachment_image_alt: SCRIPT },
    }),
    item({
      id: 2,
      title: SCRIPT,
      ...common,
      terms,
      metas: { _thumbnail_id: '1', [`field ${SCRIPT}`]: SCRIPT },
    }),
    item({ id: 3, type: 'page', title: `A page ${SCRIPT}`, link: `${OLD}/a-page/`, ...common, terms }),
    item({
      id: 4,
      type: 'job_listing',
      title: SCRIPT,
      ...common,
      metas: { ...jobFields, _company_website: 'javascript:alert(3)', _filled: '0' },
      terms: [
        ['job_listing_type', SCRIPT],
        ['job_listing_category', SCRIPT],
      ],
    }),
    entry(10, 'javascript:alert(3)'),
    entry(11, '#'),
    entry(12, `https://other.example/"onmouseover="alert(3)`, 11),
    entry(13, ' JaVaScRiPt:alert(3)', 11),
    entry(14, `data:text/html,${SCRIPT}`),
    entry(15, 'https://other.example/'),
    item({ id: 20, type: cdata(`kind${SCRIPT}`), link: `${OLD}/kind/`, title: SCRIPT, ...common }),
  ).replace('<title>Old site</title>', `<title><![CDATA[${SCRIPT}]]></title>`);

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const rowsOf = (...rows: string[][]) => Buffer.from(rows.map((row) => row.map(cell).join(',')).join('\r\n'));

export const scriptsInJobTable = () =>
  rowsOf(
    ['Designation', 'Location', 'Salary', 'Last date', 'Job type', 'Company', 'Category', 'Details', SCRIPT],
    Array(9).fill(SCRIPT),
    Array(9).fill(FORMULA),
  );

interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

/** What of a page would run, or would be asked of the server of somebody else, as a browser's parser reads it. */
export function whatRuns(html: string): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    const { tagName = '', properties = {}, children = [] } = node;
    for (const [name, value] of Object.entries(properties)) {
      const words = String(value);
      if (/^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(words) || name === 'srcDoc')
        found.push(`${tagName} ${name}=${words}`);
      if (name === 'src' && words === 'x') found.push(`${tagName} src=x`);
    }
    const inner = children.map(({ value = '' }) => value).join('');
    if (tagName === 'script' && /^\s*alert\(/.test(inner)) found.push(`script ${inner}`);
    if (['base', 'object', 'embed'].includes(tagName)) found.push(tagName);
    for (const child of children) look(child);
  };
  look(fromHtml(html) as Node);
  return found;
}
