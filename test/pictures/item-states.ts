import type { Page } from 'playwright-core';
import type { ConversationMessage } from '../../src/contract/staff/conversation.ts';
import type { InboxEvent } from '../../src/contract/staff/inbox.ts';
import type { ResumeReading } from '../../src/contract/staff/resume-reading.ts';
import { bringToTop, change, item, modal, openItem, press } from './acts.ts';
import { PHONE, type PictureState, SCREEN, stateWith, WIDE } from './state.ts';

// A reply, and the mails of both sides ---------------------------------------------------------------------------

const PDF = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(48_000) };

async function writeReply(page: Page): Promise<void> {
  await openItem(page);
  await press(item(page), 'Reply');
  const form = page.getByRole('form', { name: 'Reply' });
  await form.getByLabel('Template').selectOption({ label: 'We tried to call you' });
  await form.getByLabel('Language').selectOption('both');
  await form.getByLabel('Attachments (optional)').setInputFiles(PDF);
  await form.getByRole('button', { name: 'Remove offer.pdf' }).waitFor();
}

interface Opened {
  events: InboxEvent[];
  messages: ConversationMessage[];
}

/** An opened item has these messages, one in each hour. */
const converse = (page: Page) =>
  change<Opened>(page, 'inbox.open', (opened) => ({
    ...opened,
    messages: conversation.map((message, index) => ({ ...plain, id: String(index + 1), ...message })),
    events: conversation.map(({ delivery }, index) => ({
      id: String(index + 1),
      at: `2026-11-16T0${index}:10:00.000Z`,
      text: '',
      reason: '',
      version: 1,
      editedAt: null,
      isRemoved: false,
      isOwn: delivery !== undefined,
      messageId: String(index + 1),
      action: delivery === undefined ? 'answer' : 'reply',
      member: delivery === undefined ? null : 'Arjun Rao',
    })),
  }));

const plain: ConversationMessage = {
  id: '',
  nature: 'personal',
  name: 'Asha Menon',
  address: 'asha@example.com',
  isOtherAddress: false,
  isUnproven: false,
  subject: 'Re: Your call-back request (CB-7F3K01)',
  body: '',
  isCut: false,
  files: [],
  delivery: null,
};
const sent: Partial<ConversationMessage> = {
  subject: 'Your call-back request',
  delivery: { status: 'sent', attempts: 1, lastAnswer: null },
};
const file = (id: string, name: string, scanState: 'clean' | 'infected', access: 'free' | 'never') => {
  const size = 482_000;
  return { id, name, size, leftOut: null, file: { name, size, scanState, access } };
};

const conversation: Partial<ConversationMessage>[] = [
  {
    ...sent,
    body: 'Dear Asha Menon,\n\nThank you for writing to Guardhouse. Would Thursday at ten suit you?\n\nWith kind regards\nArjun Rao',
    files: [file('1', 'offer.pdf', 'clean', 'free')],
  },
  { nature: 'automatic', body: 'I am travelling and read mails on Wednesday.' },
  {
    address: 'asha@mills.example',
    isOtherAddress: true,
    body: 'Thursday is fine. The plan of the gates is attached.\n\nOn Mon, 16 Nov 2026 at 05:40, Guardhouse wrote:\n> Would Thursday at ten suit you?',
    files: [
      file('2', 'plan.jpg', 'clean', 'free'),
      file('3', 'rates.pdf', 'infected', 'never'),
      { id: '4', name: 'gate.mp4', size: 22_400_000, file: null, leftOut: 'kind' },
    ],
  },
  { isUnproven: true, body: 'Please send the invoice to our new bank.', subject: 'CB-7F3K01' },
  {
    ...sent,
    body: 'See you on Thursday.',
    delivery: { status: 'parked', attempts: 9, lastAnswer: '550 5.1.1 User unknown' },
  },
  {
    nature: 'bounce',
    name: 'Mail Delivery System',
    address: 'mailer-daemon@example.com',
    isOtherAddress: true,
    subject: 'Undelivered Mail Returned to Sender',
    body: 'The mail could not be delivered to asha@example.com: the mailbox does not exist.',
  },
];

// A resume, and what else came from the person -------------------------------------------------------------------

async function openResume(page: Page): Promise<void> {
  await openItem(page, 'JA-');
  await press(item(page), 'Read');
}

async function openPdf(page: Page): Promise<void> {
  await openResume(page);
  await page.getByRole('region', { name: 'Resume reader' }).getByText('of 2').waitFor();
  await page.frameLocator('.resume-reader iframe').getByText('Twelve years').waitFor();
}

const words = (text: string) => [{ text, isBold: false }];
const resume: ResumeReading = {
  form: 'text',
  isCut: true,
  blocks: [
    { kind: 'heading', level: 1, words: words('Sunita Pawar') },
    {
      kind: 'paragraph',
      words: [
        ...words('Lighthouse keeper at '),
        { text: 'Alibag', isBold: true },
        ...words(', twelve years.'),
      ],
    },
    { kind: 'heading', level: 2, words: words('अनुभव') },
    { kind: 'item', depth: 1, words: words('Gate register and visitors’ passes') },
    { kind: 'item', depth: 2, words: words('Night shifts, alone') },
    { kind: 'item', depth: 1, words: words('First aid') },
    { kind: 'heading', level: 3, words: words('Education') },
    {
      kind: 'table',
      rows: [
        [['2009'], ['Higher secondary', 'Raigad']],
        [['2011'], ['Diploma']],
      ],
    },
  ],
};

/** Opens the newest application, whose number an older one has as well. */
async function openThread(page: Page) {
  await page.locator('[data-reference^="JA-"]').first().getByRole('link').click();
  const thread = page.getByRole('region', { name: 'Also from this person' });
  await thread.getByRole('listitem').first().waitFor();
  return thread;
}

const sales = stateWith({ who: 'sales', at: '/staff/inbox' });
const recruiter = stateWith({ who: 'recruiter', at: '/staff/inbox' });

export const items: PictureState[] = [
  sales('staff-reply', PHONE, { height: 2300, crop: '.reply' }, writeReply),
  sales('guide-reply', WIDE, { height: 880, crop: '.reply' }, async (page) => {
    await writeReply(page);
    await bringToTop(page.locator('.reply'));
  }),
  sales(
    'staff-conversation',
    PHONE,
    { height: 2400, crop: 'role=region[name="History and notes"]' },
    async (page) => {
      await converse(page);
      await openItem(page);
      await page.getByText('See you on Thursday.').waitFor();
      await page.getByText('Earlier messages that this mail repeats').click();
    },
  ),
  recruiter('staff-resume-pdf', PHONE, openPdf),
  recruiter('guide-resume-pdf', WIDE, { height: 640, crop: SCREEN }, openPdf),
  recruiter('staff-resume-text', PHONE, async (page) => {
    await page.route('**/staff/files/resumes/*/reading', (route) => route.fulfill({ json: resume }));
    await openResume(page);
    await page.getByRole('region', { name: 'Resume reader' }).getByRole('table').waitFor();
  }),
  recruiter('guide-same-person', WIDE, { height: 900, crop: '.item-body' }, openThread),
  recruiter('staff-same-person-merge', PHONE, { height: 900, crop: modal }, async (page) => {
    await press(await openThread(page), 'Same person as…');
    await modal(page).getByRole('searchbox').fill('Sunita Pawar');
    await press(modal(page), 'Search');
    const found = modal(page).getByRole('button', { name: /^Same person as/ });
    await found.first().waitFor();
  }),
];
