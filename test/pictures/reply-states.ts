import type { Page } from 'playwright-core';
import type { ConversationMessage } from '../../src/contract/staff/conversation.ts';
import type { InboxEvent } from '../../src/contract/staff/inbox.ts';
import { change } from './acts.ts';
import type { PictureState } from './state.ts';

const item = (page: Page) => page.getByRole('article');
const form = (page: Page) => page.getByRole('form', { name: 'Reply' });
const PDF = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(48_000) };

async function openCall(page: Page): Promise<void> {
  await page.locator('[data-reference^="CB-"]').last().getByRole('link').click();
  await item(page).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await openCall(page);
  await item(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await form(page).waitFor();
}

interface Opened {
  status: string;
  events: InboxEvent[];
  messages: ConversationMessage[];
}

/** An opened item has these messages, one in each hour. */
const hold = (page: Page, messages: Partial<ConversationMessage>[]) =>
  change<Opened>(page, 'inbox.open', (opened) => ({
    ...opened,
    messages: messages.map((message, index) => ({ ...plain, id: String(index + 1), ...message })),
    events: messages.map(({ delivery }, index) => ({
      ...{
        id: String(index + 1),
        at: `2026-11-16T0${index}:10:00.000Z`,
        text: '',
        reason: '',
        version: 1,
        editedAt: null,
      },
      ...{ isRemoved: false, isOwn: delivery !== undefined, messageId: String(index + 1) },
      ...(delivery === undefined
        ? { action: 'answer' as const, member: null }
        : { action: 'reply' as const, member: 'Arjun Rao' }),
    })),
  }));

const plain: ConversationMessage = {
  ...{ id: '', nature: 'personal', name: 'Asha Menon', address: 'asha@example.com' },
  ...{ isOtherAddress: false, isUnproven: false, subject: 'Re: Your call-back request (CB-7F3K01)' },
  ...{ body: '', isCut: false, files: [], delivery: null },
};
const sent: Partial<ConversationMessage> = {
  subject: 'Your call-back request',
  delivery: { status: 'sent', attempts: 1, lastAnswer: null },
};
const file = (
  id: string,
  name: string,
  scanState: 'clean' | 'pending' | 'infected',
  access: 'free' | 'never',
) => ({
  ...{ id, name, size: 482_000, leftOut: null },
  file: { name, size: 482_000, scanState, access },
});

const conversation: Partial<ConversationMessage>[] = [
  {
    ...sent,
    body: 'Dear Asha Menon,\n\nThank you for writing to Guardhouse. Would Thursday at ten suit you?\n\nWith kind regards\nArjun Rao',
    files: [file('1', 'offer.pdf', 'clean', 'free')],
  },
  { nature: 'automatic', body: 'I am travelling and read mails on Wednesday.' },
  {
    ...{ address: 'asha@mills.example', isOtherAddress: true },
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
    ...{ nature: 'bounce', name: 'Mail Delivery System', address: 'mailer-daemon@example.com' },
    ...{ isOtherAddress: true, subject: 'Undelivered Mail Returned to Sender' },
    body: 'The mail could not be delivered to asha@example.com: the mailbox does not exist.',
  },
];

const states: Omit<PictureState, 'who' | 'at'>[] = [
  {
    name: 'staff-reply',
    bring: async (page) => {
      await openForm(page);
      await form(page).getByLabel('Template').selectOption({ label: 'We tried to call you' });
      await form(page).getByLabel('Language').selectOption('both');
      await form(page).getByLabel('Attachments (optional)').setInputFiles(PDF);
      await form(page).getByRole('button', { name: 'Remove offer.pdf' }).waitFor();
    },
    crop: (page) => page.locator('.reply'),
    height: 2300,
    covers: [
      'staff/conversation/reply-section.tsx',
      'staff/conversation/reply-fields.tsx',
      'staff/conversation/reply-files.tsx',
    ],
  },
  {
    name: 'staff-reply-newer',
    bring: async (page) => {
      await openForm(page);
      await form(page).getByLabel('Text', { exact: true }).fill('Dear Asha, does Thursday at ten suit you?');
      await hold(page, conversation.slice(0, 1));
      await page.reload();
      await page.getByText('Arjun Rao has replied meanwhile').waitFor();
    },
    crop: (page) => page.locator('.reply'),
    height: 1300,
    covers: ['staff/conversation/newer-messages.tsx'],
  },
  {
    name: 'staff-conversation',
    bring: async (page) => {
      await hold(page, conversation);
      await openCall(page);
      await page.getByText('See you on Thursday.').waitFor();
      await page.getByText('Earlier messages that this mail repeats').click();
    },
    crop: (page) => page.getByRole('region', { name: 'History and notes' }),
    height: 2400,
    covers: ['staff/conversation/message-entry.tsx', 'staff/resume/resume-link.tsx'],
  },
  {
    name: 'staff-contact-ways',
    bring: openCall,
    crop: (page) => page.locator('.item-body'),
    height: 1100,
    covers: ['staff/conversation/contact-links.tsx', 'staff/ui/copy-button.tsx'],
  },
];

/** Mails to visitors, and their answers. */
export const replies = states.map((state): PictureState => ({ ...state, who: 'sales', at: '/staff/inbox' }));
