import type { Page } from 'playwright-core';
import { printQuotation } from '../../server/quotations/letterhead/printing.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { firstTerms } from '../../src/contract/staff/quotation-terms.ts';
import type { ListedQuotation, Quotation, QuotationsOfRequest } from '../../src/contract/staff/quotations.ts';
import { answer, press } from './acts.ts';
import { BOTH, PHONE, type PictureState, stateWith, WIDE } from './state.ts';

const REFERENCE = 'QT-7F3K02';
const NUMBER = 'Q/2026-27/0041/R2';
const SENT_AT = '2026-11-16T04:10:00.000Z';
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
const amounts = { net: 10_000_050, tax: 1_800_009, total: 11_800_059 };
const draft: Quotation = {
  ...amounts,
  id: '2',
  reference: REFERENCE,
  number: null,
  revision: 1,
  state: 'draft',
  version: 3,
  values,
  addressee: values.addressee,
  validUntil: values.validUntil,
  sentAt: null,
  sender: null,
  reason: '',
  note: '',
  editor: 'Arjun Rao',
  settledAt: null,
  agreed: null,
  delivery: null,
};
const retried: Quotation = {
  ...draft,
  number: NUMBER,
  revision: 2,
  state: 'sent',
  sentAt: SENT_AT,
  sender: 'Arjun Rao',
  delivery: {
    status: 'queued',
    attempts: 2,
    lastAnswer: '451 4.7.1 Greylisted, please try again in 5 minutes',
  },
};
const earlier: Quotation = {
  ...retried,
  id: '1',
  number: 'Q/2026-27/0041',
  revision: 1,
  state: 'replaced',
  sentAt: '2026-11-10T04:10:00.000Z',
  delivery: { status: 'sent', attempts: 1, lastAnswer: '250 OK' },
};

const request: QuotationsOfRequest = {
  reference: REFERENCE,
  name: 'Asha Menon',
  about: 'Unarmed Guards',
  suspect: false,
  cover: {
    locale: 'en-IN',
    subject: 'Our quotation {number}',
    text: 'Dear Asha Menon,\n\nPlease find our quotation {number} attached.\n\nWith kind regards\nArjun Rao',
  },
  addresses: ['asha@example.com'],
  isMailSetUp: true,
  newestMessage: '',
  quotations: [],
};

/** Opens the request's screen, of which the server says this. */
async function open(page: Page, quotations: Quotation[], heading: string): Promise<void> {
  await answer(page, { 'quotations.open': { ...request, quotations } });
  await page.goto(new URL(`/staff/quotations/${REFERENCE}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

async function openDraft(page: Page): Promise<void> {
  await open(page, [draft], 'Quotation');
  await page.getByLabel('Service 1').waitFor();
}

async function print(page: Page): Promise<void> {
  const letterhead = { identity: sampleIdentity, logo: undefined };
  const sending = { number: NUMBER, day: '2026-11-16', sender: 'Arjun Rao', at: new Date(SENT_AT) };
  const body = await printQuotation({ letterhead, values, ...sending });
  await page.route('**/staff/files/quotations/*/reading', (route) =>
    route.fulfill({ body, contentType: 'application/pdf' }),
  );
}

const listed = (id: string, changes: Partial<ListedQuotation>): ListedQuotation => ({
  ...amounts,
  id,
  reference: REFERENCE,
  number: NUMBER,
  revision: 2,
  state: 'sent',
  reason: '',
  addressee: values.addressee,
  service: values.subject,
  validUntil: '2026-12-16',
  isOver: false,
  sentAt: '2026-11-10T04:10:00.000Z',
  sender: 'Arjun Rao',
  agreed: null,
  ...changes,
});
const over = {
  validUntil: '2026-11-12',
  isOver: true,
  number: 'Q/2026-27/0038',
  addressee: 'Konkan Hospital',
};
const lost = {
  state: 'lost',
  reason: 'Price too high',
  number: 'Q/2026-27/0036',
  addressee: 'Deccan Malls',
} as const;
const unsent = {
  state: 'draft',
  number: null,
  sentAt: null,
  sender: null,
  total: 0,
  validUntil: '',
} as const;
const list = [listed('1', over), listed('2', {}), listed('3', lost), listed('4', unsent)];
const totals = {
  open: { count: 3, total: 35_400_177 },
  soon: { count: 1, total: 11_800_059 },
  ended: { count: 1, total: 11_800_059 },
  won: { count: 12, total: 241_600_708 },
  lost: { count: 4, total: 47_200_236 },
  drafts: { count: 1, total: 0 },
};

const state = stateWith({ who: 'sales', at: '/staff/quotations' });

/** The quotations that the office makes. */
export const quotations: PictureState[] = [
  state('staff-quotations', BOTH, { height: 1300 }, async (page) => {
    await answer(page, { 'quotations.list': { quotations: list, next: null }, 'quotations.totals': totals });
    await page.reload();
    await page.getByRole('table').waitFor();
    await page.getByText('₹24,16,007.08').waitFor();
  }),
  state('staff-quotation-draft', PHONE, { height: 2400 }, openDraft),
  state('guide-quotation-draft', WIDE, { height: 900, crop: 'role=form[name="Quotation"]' }, openDraft),
  state('staff-quotation-send', PHONE, async (page) => {
    await open(page, [draft], 'Quotation');
    await press(page, 'Send…');
    await page.getByRole('dialog').getByLabel('Text').waitFor();
  }),
  state('staff-quotation-sent', WIDE, { height: 1900 }, async (page) => {
    await print(page);
    await open(page, [retried, earlier], NUMBER);
    await press(page, 'Read the PDF');
    await page.getByText('of 1').waitFor();
    await page.frameLocator('.quotation__pdf iframe').getByText('Total a month').waitFor();
  }),
];
