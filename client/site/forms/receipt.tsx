import { type ReactNode, type RefObject, useId } from 'react';
import { receiptWords } from '../../../src/content/receipts.ts';
import { site } from '../../../src/content/site.ts';
import { kindOfReference } from '../../../src/contract/receipt.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import type { Proof } from './receipt-text.ts';
import './receipt.css';
import './receipt-print.css';

interface ReceiptProps {
  proof: Proof;
  /** Receives the focus when the receipt has replaced the form. */
  heading?: RefObject<HTMLHeadingElement | null>;
  id?: string;
  /** For a panel, which is 300 px wide. */
  isNarrow?: boolean;
  /** Follow-up actions below the receipt. */
  children?: ReactNode;
}

/** The proof of a submission: what was sent, its reference, and what happens next. */
export function Receipt({ proof, heading, id, isNarrow = false, children }: ReceiptProps) {
  const headingId = useId();
  const { reference, sent, sentAt } = proof;
  const kind = kindOfReference(reference) ?? 'contact';
  const words = receiptWords[kind];
  const mail = words.questionsTo;
  return (
    <section className={isNarrow ? 'receipt receipt--panel' : 'receipt'} id={id} aria-labelledby={headingId}>
      <header className="receipt__head on-navy">
        <p className="receipt__name">
          <Icon name="check" /> {words.name}
        </p>
        <h3 className="h3" id={headingId} ref={heading} tabIndex={-1}>
          {words.heading}
        </h3>
        <dl className="receipt__number">
          <div>
            <dt>Your reference</dt>
            <dd>{reference}</dd>
          </div>
          {sentAt && (
            <div>
              <dt>Sent</dt>
              <dd className="receipt__time">{timeInIndia(sentAt)}</dd>
            </div>
          )}
        </dl>
      </header>
      <div className="receipt__body">
        <h4 className="receipt__title">What happens next</h4>
        <ol className="receipt__next">
          {words.next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {sent && (
          <>
            <h4 className="receipt__title">What you sent</h4>
            <dl className="receipt__sent">
              {sent.map(([title, value]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className="receipt__contact">
          Questions? Name the reference: <a href={`tel:${site.tollFree.dial}`}>{site.tollFree.display}</a> or{' '}
          <a href={`mailto:${mail}?subject=${reference}`}>{mail}</a>.
        </p>
        <p className="receipt__sender">{site.name}</p>
        <ReceiptActions kind={kind} proof={proof}>
          {children}
        </ReceiptActions>
      </div>
    </section>
  );
}
