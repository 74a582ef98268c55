import type { QuotationSums } from '../../../src/contract/staff/quotation-sums.ts';
import { rupeeText, rupeeWords } from '../../../src/rupees.ts';

/** The sums of a quotation, in figures and in words. */
export function Sums({
  net,
  tax,
  total,
  gstPercent,
}: Omit<QuotationSums, 'amounts'> & { gstPercent: string }) {
  return (
    <dl className="quotation-sums">
      <div>
        <dt>Total before GST</dt>
        <dd>{rupeeText(net)}</dd>
      </div>
      <div>
        <dt>GST at {gstPercent || '0'} %</dt>
        <dd>{rupeeText(tax)}</dd>
      </div>
      <div className="quotation-sums__total">
        <dt>Total a month</dt>
        <dd>{rupeeText(total)}</dd>
      </div>
      <div>
        <dt className="visually-hidden">In words</dt>
        <dd className="d-small muted">{rupeeWords(total)}</dd>
      </div>
    </dl>
  );
}
