import { siteIn } from '../../src/content/site.ts';
import type { QuotationsOfRequest } from '../../src/contract/staff/quotations.ts';
import { languageOf } from '../../src/languages.ts';
import type { QuotationContext } from './quotation-access.ts';

/** What stands for the number, which is given only when the quotation is sent. */
const NUMBER = '{number}';

/** The mail that a quotation is sent with, as it is offered to the member: in the sender's language. */
export function writeCover(
  { site: { current }, signedIn }: Pick<QuotationContext, 'site' | 'signedIn'>,
  { name, about, locale }: { name: string; about: string; locale: string },
): QuotationsOfRequest['cover'] {
  const site = siteIn(current, languageOf(locale).code);
  const words = site.letterWords;
  const number = { number: NUMBER };
  return {
    locale: site.locale as QuotationsOfRequest['cover']['locale'],
    subject: words('quotation.coverSubject', number),
    text: [
      words('confirmation.dearName', { name }),
      words('quotation.coverText', { about, ...number }),
      words('quotation.coverAsk'),
      [words('quotation.coverClosing'), signedIn.member.name, site.identity.name].join('\n'),
    ].join('\n\n'),
  };
}
