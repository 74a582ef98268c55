import type { Identity } from '../../../src/content/identity.ts';
import { isSampleBrand } from '../../../src/content/sample-values.ts';
import { initialsOf, shield } from '../../../src/content/shield.ts';
import { unprintable } from '../../../src/contract/staff/quotations.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';
import { drawArtifact, drawTagged } from './tags.ts';
import { breakLines, drawLines, lineHeight, type Place, type Style, widthOf } from './typeset.ts';

export interface Letterhead {
  identity: Identity;
  /** The company's own logo as a PNG or JPEG. Without it, the emblem is drawn. */
  logo: Buffer | undefined;
}

const INK = '#1b2233';
export const MUTED = '#55607a';
export const LINE = '#d9dce3';

export const styles = (identity: Identity) => {
  const { primary } = identity.colours;
  return {
    text: { weight: 'regular', size: 9.5, colour: INK },
    strong: { weight: 'bold', size: 9.5, colour: INK },
    small: { weight: 'regular', size: 8, colour: MUTED },
    company: { weight: 'bold', size: 14, colour: primary },
    title: { weight: 'bold', size: 19, colour: primary },
    heading: { weight: 'bold', size: 10.5, colour: primary },
    onColour: { weight: 'bold', size: 8.5, colour: '#ffffff' },
  } as const satisfies Record<string, Style>;
};

const MARK = { width: 42, height: 49 };

/** The head of the first page: mark, name, address and registrations. */
export function drawLetterhead(sheet: Sheet, { identity, logo }: Letterhead): void {
  const { doc, root } = sheet;
  const { company, small } = styles(identity);
  drawArtifact(doc, () => drawBand(doc, identity));
  drawTagged(doc, root, { tag: 'Figure', alt: `Logo of ${identity.name}` }, () =>
    drawMark(doc, { identity, logo }, PAGE.edge, 34),
  );
  const write = (lines: string[], style: Style, place: Place) =>
    drawTagged(doc, root, { tag: 'P' }, () => drawLines(doc, lines, style, place));
  const address = addressLines(identity);
  const right = { x: PAGE.width - PAGE.edge - 190, y: 34, width: 190, align: 'right' } as const;
  const rightLines = address.flatMap((line) => breakLines(doc, line, small, right.width));

  const left = { x: PAGE.edge + MARK.width + 12, y: 34, width: INNER - MARK.width - 12 - 190 - 16 };
  const name = breakLines(doc, identity.name, company, left.width);
  write(name, company, left);
  const belowName = left.y + name.length * lineHeight(company.size);
  const tagline = breakLines(doc, identity.tagline, small, left.width);
  write(tagline, small, { ...left, y: belowName });
  write(rightLines, small, right);

  const bottom = Math.max(
    34 + MARK.height,
    34 + rightLines.length * lineHeight(small.size),
    belowName + tagline.length * lineHeight(small.size),
  );
  const registrations = breakLines(doc, registrationText(identity), small, INNER);
  const y = bottom + 8;
  if (registrations.some((line) => line !== ''))
    write(registrations, small, { x: PAGE.edge, y, width: INNER });
  sheet.y =
    y + (registrations.some((line) => line !== '') ? registrations.length * lineHeight(small.size) + 4 : 0);
  drawArtifact(doc, () =>
    doc
      .moveTo(PAGE.edge, sheet.y)
      .lineTo(PAGE.width - PAGE.edge, sheet.y)
      .lineWidth(0.75)
      .stroke(LINE),
  );
  sheet.y += 20;
}

/** The head of the pages after it. @returns where the content begins. */
export function drawNextHead(doc: PDFKit.PDFDocument, letterhead: Letterhead, title: string): number {
  drawArtifact(doc, () => drawShortHead(doc, letterhead, title));
  return 58;
}

function drawShortHead(doc: PDFKit.PDFDocument, { identity }: Letterhead, title: string): void {
  const { strong, small } = styles(identity);
  drawBand(doc, identity);
  const half = INNER / 2;
  const name = breakLines(doc, identity.name, strong, half)[0] ?? '';
  drawLines(
    doc,
    [name],
    { ...strong, colour: identity.colours.primary },
    { x: PAGE.edge, y: 26, width: half },
  );
  drawLines(doc, [title], small, { x: PAGE.edge + half, y: 27, width: half, align: 'right' });
  doc
    .moveTo(PAGE.edge, 44)
    .lineTo(PAGE.width - PAGE.edge, 44)
    .lineWidth(0.75)
    .stroke(LINE);
}

/** The foot of each page, once it is known how many there are. */
export function drawFeet({ doc }: Sheet, { identity }: Letterhead, title: string): void {
  const { small } = styles(identity);
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.markContent('Artifact', { type: 'Pagination' });
    const y = PAGE.height - 40;
    doc
      .moveTo(PAGE.edge, y - 8)
      .lineTo(PAGE.width - PAGE.edge, y - 8)
      .lineWidth(0.75)
      .stroke(LINE);
    drawLines(doc, [title], small, { x: PAGE.edge, y, width: INNER / 2 });
    const page = `Page ${index + 1} of ${count}`;
    drawLines(doc, [page], small, { x: PAGE.edge, y, width: INNER, align: 'right' });
    doc.endMarkedContent();
  }
}

/** Says on every page that it is not valid yet. */
export function drawDraftMark({ doc }: Sheet, { identity }: Letterhead): void {
  const { start, count } = doc.bufferedPageRange();
  const style: Style = { weight: 'bold', size: 120, colour: identity.colours.primary };
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .save()
      .rotate(-45, { origin: [PAGE.width / 2, PAGE.height / 2] })
      .fillOpacity(0.07);
    const x = (PAGE.width - widthOf(doc, 'DRAFT', style)) / 2;
    drawLines(doc, ['DRAFT'], style, { x, y: PAGE.height / 2 - 80, width: PAGE.width });
    doc.restore();
    doc.endMarkedContent();
  }
}

function drawBand(doc: PDFKit.PDFDocument, { colours }: Identity): void {
  doc.rect(0, 0, PAGE.width, 8).fill(colours.primary).rect(0, 8, PAGE.width, 2.5).fill(colours.accent);
}

function drawMark(doc: PDFKit.PDFDocument, { identity, logo }: Letterhead, x: number, y: number): void {
  if (logo !== undefined) {
    doc.image(logo, x, y, { fit: [MARK.width, MARK.height], align: 'center', valign: 'center' });
    return;
  }
  const { primary, accent } = identity.colours;
  doc
    .save()
    .translate(x, y)
    .scale(MARK.height / 56);
  doc.path(shield.rim).fill(accent).path(shield.field).fill(primary);
  const initials = initialsOf(identity.shortName);
  if (isSampleBrand(identity) || initials === '' || unprintable(initials).length > 0)
    doc.path(shield.star).fill(accent);
  else {
    const style: Style = { weight: 'bold', size: initials.length > 1 ? 19 : 26, colour: '#ffffff' };
    const start = 24 - widthOf(doc, initials, style) / 2;
    drawLines(doc, [initials], style, { x: start, y: 27 - style.size * 0.73, width: 48 });
  }
  doc.restore();
}

function addressLines({ corporateOffice, landline, tollFree, enquiryEmail }: Identity): string[] {
  return [
    ...corporateOffice.address,
    `${landline.display} · ${tollFree.label} ${tollFree.display}`,
    enquiryEmail,
  ];
}

function registrationText({ registration: { gstin, cin, psaraLicence } }: Identity): string {
  const known = [
    ['GSTIN', gstin],
    ['CIN', cin],
    ['PSARA licence', psaraLicence],
  ];
  return known.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`])).join('   ·   ');
}
