import { themeOf } from '../../src/content/colours.ts';
import type { Identity } from '../../src/content/identity.ts';
import type { Site } from '../../src/content/site.ts';
import type { Letter } from './letter.ts';

/** Text clients show lines of up to this length without wrapping them. */
const COLUMNS = 72;

/** The letter as plain text, complete without the HTML part. */
export function renderText(letter: Letter, company: Identity): string {
  const width = Math.max(0, ...letter.facts.map(([name]) => name.length)) + 2;
  const facts = letter.facts.map(
    ([name, value]) => `${`${name}:`.padEnd(width)}${value.replace(/\s+/g, ' ')}`,
  );
  const quote = letter.quote
    ?.split(/\r\n?|\n/)
    .flatMap((line) => wrap(line, COLUMNS - 2))
    .map((line) => `> ${line}`.trimEnd());
  const blocks = [
    letter.heading === undefined
      ? []
      : [letter.heading, '='.repeat(Math.min(COLUMNS, letter.heading.length))],
    ...letter.paragraphs.map((text) => wrap(text, COLUMNS)),
    letter.message?.split('\n').flatMap((line) => wrap(line, COLUMNS)) ?? [],
    facts,
    quote ?? [],
    // The address has a line of its own, so that no client breaks it.
    letter.link ? [`${letter.link.label}:`, letter.link.address] : [],
    ...letter.closing.map((text) => wrap(text, COLUMNS)),
    // Mail clients recognise a signature by its separator: two hyphens and a space.
    ['-- ', company.name, company.tagline],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= columns) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const FONT = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The letter as HTML in the site's design: tables and inline styles, without pictures or anything else to load. */
export function renderHtml(letter: Letter, { identity, locale }: Pick<Site, 'identity' | 'locale'>): string {
  // The values themselves: mail clients support neither custom properties nor our style sheets.
  const colours = themeOf(identity.colours).tokens;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${colours.ink}">${escapeHtml(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:${colours.muted}">${escapeHtml(text)}</p>`;
  const fact = ([name, value]: [string, string]) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${colours.line};` +
    `font-size:14px;font-weight:400;color:${colours.muted};white-space:nowrap">${escapeHtml(name)}</th>` +
    `<td valign="top" style="padding:10px 0;border-top:1px solid ${colours.line};font-size:16px;color:${colours.ink};` +
    `word-break:break-word">${escapeHtml(value)}</td></tr>`;
  const facts =
    letter.facts.length === 0
      ? ''
      : `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">` +
        `${letter.facts.map(fact).join('')}</table>`;
  const quote =
    letter.quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 24px;padding:16px 20px;border-left:4px solid ${colours.saffron};background:${colours['cream-2']};` +
        `font-size:16px;line-height:1.6;color:${colours.ink};white-space:pre-wrap">${escapeHtml(letter.quote)}</blockquote>`;
  // Every client gives a table cell its background and padding. The address is text as well, to be read and copied.
  const message =
    letter.message === undefined
      ? ''
      : `<div style="margin:0 0 24px;font-size:16px;line-height:1.6;color:${colours.ink};white-space:pre-wrap">` +
        `${escapeHtml(letter.message)}</div>`;
  const heading =
    letter.heading === undefined
      ? ''
      : `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;color:${colours.ink}">${escapeHtml(letter.heading)}</h1>`;
  const link =
    letter.link === undefined
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr>` +
        `<td style="background:${colours.navy};border-radius:12px"><a href="${escapeHtml(letter.link.address)}" ` +
        `style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:#ffffff;` +
        `text-decoration:none">${escapeHtml(letter.link.label)}</a></td></tr></table>` +
        `<p style="margin:0 0 24px;font-size:14px;line-height:1.6;color:${colours.muted};word-break:break-all">` +
        `${escapeHtml(letter.link.address)}</p>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">` +
    `<title>${escapeHtml(letter.subject)}</title></head>` +
    `<body style="margin:0;padding:0;background:${colours['cream-2']}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours['cream-2']}"><tr>` +
    `<td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT}">` +
    `<tr><td style="padding:20px 32px;background:${colours.navy};border-bottom:4px solid ${colours.saffron};` +
    `border-radius:24px 24px 0 0;color:#ffffff;font-size:20px;font-weight:700">${escapeHtml(identity.shortName)}` +
    `<span style="display:block;font-size:14px;font-weight:400;color:${colours['muted-on-navy']}">${escapeHtml(identity.tagline)}</span></td></tr>` +
    `<tr><td style="padding:32px;background:#ffffff;border-radius:0 0 24px 24px">` +
    `${heading}${letter.paragraphs.map(paragraph).join('')}${message}${facts}${quote}${link}${letter.closing.map(small).join('')}</td></tr>` +
    `<tr><td align="center" style="padding:20px 32px;font-size:14px;color:${colours.muted}">${escapeHtml(identity.name)}</td></tr>` +
    `</table></td></tr></table></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
