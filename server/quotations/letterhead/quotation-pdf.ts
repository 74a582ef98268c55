import { parsePaise, sumsOf } from '../../../src/contract/staff/quotation-sums.ts';
import type { DraftValues } from '../../../src/contract/staff/quotations.ts';
import { plainRupees, rupeeText, rupeeWords } from '../../../src/rupees.ts';
import {
  drawDraftMark,
  drawFeet,
  drawLetterhead,
  drawNextHead,
  type Letterhead,
  styles,
} from './letterhead.ts';
import { drawTable } from './price-table.ts';
import { createSheet, finish, INNER, PAGE, type Sheet } from './sheet.ts';
import { drawInto, drawTagged, type Tag } from './tags.ts';
import { breakLines, drawLines, lineHeight, type Place, type Style } from './typeset.ts';

export interface QuotationToPrint {
  letterhead: Letterhead;
  values: DraftValues;
  /** Null for the preview of a draft, which is marked as one. */
  number: string | null;
  /** The calendar day in India on which it is sent. */
  day: string;
  /** The member who sends it. */
  sender: string;
  at: Date;
}

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string) => (day === '' ? '' : longDay.format(new Date(day)));

/** A quotation on the company's letterhead: A4, with as many pages as it needs. */
export async function drawQuotation(quotation: QuotationToPrint): Promise<Buffer> {
  const { letterhead, number, values, sender, at } = quotation;
  const { identity } = letterhead;
  const title = number === null ? 'Quotation (draft)' : `Quotation ${number}`;
  const sheet = createSheet({
    title,
    author: identity.name,
    at,
    drawNextHead: (doc) => drawNextHead(doc, letterhead, title),
  });
  drawLetterhead(sheet, letterhead);
  drawOpening(sheet, quotation);
  const sums = sumsOf(values.lines, values.gstPercent);
  drawTable(sheet, identity, {
    columns: [
      { head: 'No.', share: 0.06 },
      { head: 'Service', share: 0.44 },
      { head: 'People or units', share: 0.12, align: 'right' },
      { head: 'Rate a month (₹)', share: 0.18, align: 'right' },
      { head: 'Amount a month (₹)', share: 0.2, align: 'right' },
    ],
    rows: values.lines.map(({ service, count, rate }, index) => {
      const paise = parsePaise(rate);
      const shown = Number.isNaN(paise) ? rate : plainRupees(paise);
      return [String(index + 1), service, count, shown, plainRupees(sums.amounts[index] ?? 0)];
    }),
  });
  drawSums(sheet, letterhead, values.gstPercent, sums);
  drawTerms(sheet, letterhead, values.terms);
  drawSigner(sheet, letterhead, sender);
  drawFeet(sheet, letterhead, title);
  if (number === null) drawDraftMark(sheet, letterhead);
  return finish(sheet);
}

/** Draws lines that belong together, as one part for screen readers. */
function drawPart(
  { doc, root }: Sheet,
  tag: Extract<Tag, 'P' | 'H1' | 'H2'>,
  lines: readonly string[],
  style: Style,
  place: Place,
): void {
  drawTagged(doc, root, { tag }, () => drawLines(doc, lines, style, place));
}

/** The addressee on the left; number and days on the right; what it is about below. */
function drawOpening(sheet: Sheet, { letterhead, values, number, day }: QuotationToPrint): void {
  const { doc } = sheet;
  const { title, strong, text, small } = styles(letterhead.identity);
  drawPart(sheet, 'H1', ['Quotation'], title, { x: PAGE.edge, y: sheet.y, width: INNER });
  const top = sheet.y + lineHeight(title.size) + 8;
  const left = { x: PAGE.edge, width: INNER * 0.55 };
  let y = top;
  const write = (words: string, style: Style) => {
    const lines = breakLines(doc, words, style, left.width);
    drawPart(sheet, 'P', lines, style, { ...left, y });
    y += lines.length * lineHeight(style.size);
  };
  write('To', small);
  write(values.addressee, strong);
  if (values.address !== '') write(values.address, text);

  const facts = [
    ['Number', number ?? 'Given when it is sent'],
    ['Date', dayText(day)],
    ['Valid until', dayText(values.validUntil)],
  ] as const;
  const right = { x: PAGE.edge + INNER * 0.6, width: INNER * 0.4 };
  let factY = top;
  for (const [name, value] of facts) {
    const lines = breakLines(doc, value, strong, right.width - 70);
    const y = factY;
    drawTagged(doc, sheet.root, { tag: 'P' }, () => {
      drawLines(doc, [`${name} `], small, { ...right, y: y + 1 });
      drawLines(doc, lines, strong, { x: right.x + 70, width: right.width - 70, y });
    });
    factY += lines.length * lineHeight(strong.size) + 3;
  }
  y = Math.max(y, factY) + 12;
  if (values.subject !== '') {
    write(values.subject, strong);
    y += 8;
  }
  sheet.y = y;
}

function drawSums(
  sheet: Sheet,
  { identity }: Letterhead,
  gstPercent: string,
  { net, tax, total }: ReturnType<typeof sumsOf>,
): void {
  const { doc } = sheet;
  const { text, strong, small } = styles(identity);
  const words = breakLines(doc, rupeeWords(total), strong, INNER);
  const step = lineHeight(text.size) + 3;
  sheet.demandRoom(3 * step + 24 + (words.length + 1) * lineHeight(strong.size));
  sheet.y += 8;
  const rows = [
    ['Total before GST', rupeeText(net), text],
    [`GST at ${gstPercent || '0'} %`, rupeeText(tax), text],
    ['Total a month', rupeeText(total), { ...strong, size: 11, colour: identity.colours.primary }],
  ] as const;
  for (const [name, amount, style] of rows) {
    drawTagged(doc, sheet.root, { tag: 'P' }, () => {
      drawLines(doc, [`${name} `], style, { x: PAGE.edge + INNER * 0.5, y: sheet.y, width: INNER * 0.25 });
      drawLines(doc, [amount], style, { x: PAGE.edge, y: sheet.y, width: INNER - 6, align: 'right' });
    });
    sheet.y += step;
  }
  sheet.y += 6;
  drawPart(sheet, 'P', ['In words, a month'], small, { x: PAGE.edge, y: sheet.y, width: INNER });
  sheet.y += lineHeight(small.size);
  drawPart(sheet, 'P', words, strong, { x: PAGE.edge, y: sheet.y, width: INNER });
  sheet.y += words.length * lineHeight(strong.size) + 14;
}

function drawTerms(sheet: Sheet, { identity }: Letterhead, terms: string): void {
  if (terms.trim() === '') return;
  const { heading, text } = styles(identity);
  const { doc } = sheet;
  const step = lineHeight(text.size);
  sheet.demandRoom(lineHeight(heading.size) + 2 * step);
  drawPart(sheet, 'H2', ['Terms'], heading, { x: PAGE.edge, y: sheet.y, width: INNER });
  sheet.y += lineHeight(heading.size) + 3;
  for (const term of terms.split('\n')) {
    const part = doc.struct('P');
    for (const line of breakLines(doc, term, text, INNER)) {
      sheet.demandRoom(step);
      drawInto(doc, part, 'P', () =>
        drawLines(doc, [line], text, { x: PAGE.edge, y: sheet.y, width: INNER }),
      );
      sheet.y += step;
    }
    part.end();
    sheet.root.add(part);
    sheet.y += 2;
  }
  sheet.y += 10;
}

function drawSigner(sheet: Sheet, { identity }: Letterhead, sender: string): void {
  const { strong, text } = styles(identity);
  const { doc } = sheet;
  const lines = breakLines(doc, `For ${identity.name}`, strong, INNER);
  sheet.demandRoom((lines.length + 2) * lineHeight(strong.size) + 6);
  sheet.y += 6;
  drawPart(sheet, 'P', lines, strong, { x: PAGE.edge, y: sheet.y, width: INNER });
  sheet.y += lines.length * lineHeight(strong.size);
  const signer = breakLines(doc, sender, text, INNER).slice(0, 2);
  drawPart(sheet, 'P', signer, text, { x: PAGE.edge, y: sheet.y, width: INNER });
  sheet.y += signer.length * lineHeight(text.size);
}
