import type { QuotationState, QuotationView } from '../../../src/contract/staff/quotations.ts';
import type { Tone } from '../ui/badge.tsx';

export const stateLabels: Record<QuotationState, { text: string; tone: Tone }> = {
  draft: { text: 'Draft', tone: 'still' },
  sent: { text: 'Open', tone: 'busy' },
  won: { text: 'Won', tone: 'good' },
  lost: { text: 'Lost', tone: 'bad' },
  replaced: { text: 'Replaced', tone: 'still' },
};

export const viewLabels: Record<QuotationView, string> = {
  open: 'Open',
  soon: 'Ends soon',
  ended: 'Ended',
  won: 'Won',
  lost: 'Lost',
  drafts: 'Drafts',
  all: 'All',
};

export const emptyMessages: Record<QuotationView, { title: string; text: string }> = {
  open: { title: 'No open quotations', text: 'Open a request for a quotation in the inbox to make one.' },
  soon: { title: 'None ends soon', text: 'Open quotations with a week left or less are listed here.' },
  ended: { title: 'None has ended', text: 'Open quotations whose last day is over are listed here.' },
  won: { title: 'None won yet', text: 'Quotations that the customer has accepted are listed here.' },
  lost: { title: 'None lost', text: 'Quotations that the customer has declined are listed here.' },
  drafts: { title: 'No drafts', text: 'Quotations that were not sent yet are listed here.' },
  all: { title: 'No quotations yet', text: 'Open a request for a quotation in the inbox to make one.' },
};

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day such as 2026-12-31. */
export const dayText = (iso: string): string => (iso === '' ? '–' : day.format(new Date(iso)));
