import { parsePaise, type TypedLine } from '../../src/contract/staff/quotation-sums.ts';
import { rupeeText } from '../../src/rupees.ts';
import { numberText } from '../quotations/quotation-number.ts';
import { day, type Fact, factList, time, written } from './page-html.ts';
import { quotationWords } from './person-words.ts';
import type { PersonQuotation } from './records.queries.ts';

/** The quotations that were made for a request, drafts as well. */
export function quotationsOf(quotations: readonly PersonQuotation[]): string {
  if (quotations.length === 0) return '';
  return `<h3>Quotations for you</h3>${quotations.map((each) => factList(factsOf(each))).join('')}`;
}

function factsOf(quotation: PersonQuotation): Fact[] {
  const { financialYear, serial, revision, state, lines, totalPaise, agreedPaise, validUntil } = quotation;
  const number = numberText({ financial_year: financialYear, serial, revision });
  const facts: [string, string | null][] = [
    ['Number', written(number ?? 'Not numbered yet')],
    ['State', quotationWords[state]],
    ['Begun', time(quotation.begunAt)],
    ['Sent', quotation.sentAt && time(quotation.sentAt)],
    ['To', text(quotation.addressee)],
    ['Address', text(quotation.address)],
    ['Subject', text(quotation.subject)],
    ['Services', lines.length === 0 ? null : `<ul>${lines.map(lineOf).join('')}</ul>`],
    ['GST', quotation.gstPercent === '' ? null : written(`${quotation.gstPercent} per cent`)],
    ['Total a month', rupeeText(totalPaise)],
    ['Valid until', validUntil && day(validUntil)],
    ['Terms', text(quotation.terms)],
    ['Decided', quotation.settledAt && time(quotation.settledAt)],
    ['Agreed a month', agreedPaise === null ? null : rupeeText(agreedPaise)],
    ['Reason', text(quotation.reason)],
    ['Note', text(quotation.note)],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== null);
}

const text = (value: string) => (value === '' ? null : written(value));

/** A draft's rate may be anything that somebody has typed so far. */
function lineOf({ service, count, rate }: TypedLine): string {
  const paise = parsePaise(rate);
  return `<li>${written(service)}: ${written(`${count} × ${Number.isNaN(paise) ? rate : rupeeText(paise)}`)}</li>`;
}
