import type { Page } from 'playwright-core';
import { printQuotation } from '../../server/staff/quotations/letterhead/quotation-pdf.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { firstTerms } from '../../src/contract/staff/quotation-terms.ts';
import type {
  ListedQuotation,
  Quotation,
  QuotationsOfRequest,
  QuotationTotals,
} from '../../src/contract/staff/quotations.ts';
import { answer, modal, press } from './acts.ts';
import type { PictureState } from './state.ts';

const REFERENCE = 'QT-7F3K02';
const values: Quotation['values'] = {
  addressee: 'आशा मेनन, Example Mills',
  address: '14 Example Road\nPune, Maharashtra',
  subject: 'Quotation for Unarmed Guards',
  lines: [
    { service: 'Security guard, 12 hours', count: '4', rate: '18,500' },
    { service: 'सुरक्षा पर्यवेक्षक (Supervisor)', count: '1', rate: '26000.50' },
  ],
  gstPercent: '18',
  validUntil: '2026-12-16',
  terms: firstTerms,
};
const draft: Quotation = {
  ...{ id: '2', reference: REFERENCE, number: null, revision: 1, state: 'draft', version: 3, values },
  ...{ addressee: values.addressee, net: 10_000_050, tax: 1_800_009, total: 11_800_059 },
  ...{ validUntil: values.validUntil, sentAt: null, sender: null, reason: '', note: '' },
  ...{ editor: 'Arjun Rao', settledAt: null, agreed: null, delivery: null },
};
const sent: Quotation = {
  ...draft,
  ...{ number: 'Q/2026-27/0041/R2', revision: 2, state: 'sent', sentAt: '2026-11-16T04:10:00.000Z' },
  sender: 'Arjun Rao',
  delivery: { status: 'sent', attempts: 1, lastAnswer: '250 OK' },
};
const retried: Quotation = {
  ...sent,
  delivery: {
    status: 'queued',
    attempts: 2,
    lastAnswer: '451 4.7.1 Greylisted, please try again in 5 minutes',
  },
};
const won: Quotation = {
  ...sent,
  ...{ state: 'won', settledAt: '2026-11-16T04:50:00.000Z', reason: 'Our reputation', agreed: 11_000_000 },
};
const earlier: Quotation = {
  ...sent,
  ...{
    id: '1',
    number: 'Q/2026-27/0041',
    revision: 1,
    state: 'replaced',
    sentAt: '2026-11-10T04:10:00.000Z',
  },
};

const request = (quotations: Quotation[]): QuotationsOfRequest => ({
  ...{ reference: REFERENCE, name: 'Asha Menon', about: 'Unarmed Guards', suspect: false },
  cover: {
    locale: 'en-IN',
    subject: 'Our quotation {number}',
    text: 'Dear Asha Menon,\n\nPlease find our quotation {number} attached.\n\nWith kind regards\nArjun Rao',
  },
  ...{ addresses: ['asha@example.com'], isMailSetUp: true, newestMessage: '', quotations },
});

const show = (page: Page, quotations: Quotation[]) => answer(page, 'quotations.open', request(quotations));

/** Opens the request's screen, of which the server says this. */
async function open(page: Page, quotations: Quotation[], heading: string): Promise<void> {
  await show(page, quotations);
  await page.goto(new URL(`/staff/quotations/${REFERENCE}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

async function printed(page: Page): Promise<void> {
  const at = new Date('2026-11-16T04:10:00.000Z');
  const body = await printQuotation({
    letterhead: { identity: sampleIdentity, logo: undefined },
    ...{ values, number: 'Q/2026-27/0041/R2', day: '2026-11-16', sender: 'Arjun Rao', at },
  });
  await page.route('**/staff/files/quotations/*/reading', (route) =>
    route.fulfill({ body, contentType: 'application/pdf' }),
  );
}

/** Answers procedures that are called together, which `answer` cannot. */
const answerBoth = (page: Page, data: Record<string, unknown>) =>
  page.route(/\/staff\/trpc\/[^?]*quotations\.(list|totals)/, async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const isAll = names.every((name) => name in data);
    const real = isAll ? [] : await (await route.fetch()).json();
    const answers = names.map((name, at) => (name in data ? { result: { data: data[name] } } : real[at]));
    return route.fulfill({ status: isAll ? 200 : 207, json: answers });
  });

const listed = (changes: Partial<ListedQuotation>): ListedQuotation => ({
  ...{ id: '1', reference: REFERENCE, number: 'Q/2026-27/0041/R2', revision: 2, state: 'sent', reason: '' },
  ...{
    addressee: values.addressee,
    service: values.subject,
    net: 10_000_050,
    tax: 1_800_009,
    total: 11_800_059,
  },
  ...{ validUntil: '2026-12-16', isOver: false, sentAt: '2026-11-10T04:10:00.000Z', sender: 'Arjun Rao' },
  agreed: null,
  ...changes,
});
const totals: QuotationTotals = {
  open: { count: 3, total: 35_400_177 },
  soon: { count: 1, total: 11_800_059 },
  ended: { count: 1, total: 11_800_059 },
  won: { count: 12, total: 241_600_708 },
  lost: { count: 4, total: 47_200_236 },
  drafts: { count: 1, total: 0 },
};

const states: Omit<PictureState, 'who' | 'at'>[] = [
  {
    name: 'staff-quotations',
    bring: async (page) => {
      const quotations = [
        listed({
          id: '1',
          validUntil: '2026-11-12',
          isOver: true,
          number: 'Q/2026-27/0038',
          addressee: 'Konkan Hospital',
        }),
        listed({ id: '2' }),
        listed({
          id: '3',
          state: 'lost',
          reason: 'Price too high',
          number: 'Q/2026-27/0036',
          addressee: 'Deccan Malls',
        }),
        listed({
          id: '4',
          state: 'draft',
          number: null,
          sentAt: null,
          sender: null,
          total: 0,
          validUntil: '',
        }),
      ];
      await answerBoth(page, { 'quotations.list': { quotations, next: null }, 'quotations.totals': totals });
      await page.reload();
      await page.getByRole('table').waitFor();
      await page.getByText('₹24,16,007.08').waitFor();
    },
    height: 1300,
    covers: ['staff/quotations/quotations-screen.tsx'],
  },
  {
    name: 'staff-quotation-none',
    bring: (page) => open(page, [], 'Quotation'),
    covers: ['staff/quotations/quotation-screen.tsx'],
  },
  {
    name: 'staff-quotation-draft',
    bring: async (page) => {
      await open(page, [draft], 'Quotation');
      await page.getByLabel('Service 1').waitFor();
    },
    height: 2400,
    covers: ['staff/quotations/quotation-editor.tsx', 'staff/quotations/quotation-lines.tsx'],
  },
  {
    name: 'staff-quotation-send',
    bring: async (page) => {
      await open(page, [draft], 'Quotation');
      await press(page, 'Send…');
      await page.getByRole('dialog').getByLabel('Text').waitFor();
    },
    covers: ['staff/quotations/send-dialog.tsx'],
  },
  {
    name: 'staff-quotation-sent',
    bring: async (page) => {
      await printed(page);
      await open(page, [retried, earlier], 'Q/2026-27/0041/R2');
      await press(page, 'Read the PDF');
      await page.getByText('of 1').waitFor();
      await page.frameLocator('.quotation__pdf iframe').getByText('Total a month').waitFor();
    },
    height: 1900,
    covers: [
      'staff/quotations/sent-quotation.tsx',
      'staff/quotations/revisions.tsx',
      'staff/quotations/quotation-pdf.tsx',
    ],
  },
  {
    name: 'staff-quotation-lost',
    bring: async (page) => {
      await open(page, [sent], 'Q/2026-27/0041/R2');
      await press(page, 'Lost');
      await page.getByRole('dialog').getByLabel('Reason').waitFor();
    },
    covers: ['staff/quotations/outcome-dialog.tsx'],
  },
  {
    name: 'staff-quotation-won',
    bring: async (page) => {
      await open(page, [sent], 'Q/2026-27/0041/R2');
      await press(page, 'Won');
      await page.getByRole('dialog').getByLabel('Amount agreed').waitFor();
    },
    crop: modal,
    covers: ['staff/quotations/outcome-dialog.tsx'],
  },
  {
    name: 'staff-quotation-agreed',
    bring: async (page) => {
      await open(page, [won], 'Q/2026-27/0041/R2');
      await page.getByText('less than offered').waitFor();
    },
    crop: (page) => page.locator('.quotation-facts'),
    covers: ['staff/quotations/sent-quotation.tsx'],
  },
];

/** The quotations that the office makes. */
export const quotations = states.map(
  (state): PictureState => ({ ...state, who: 'sales', at: '/staff/quotations' }),
);
