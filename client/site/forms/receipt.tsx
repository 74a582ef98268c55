import { type ReactNode, type RefObject, useId } from 'react';
import { callAddress } from '../../../src/call-address.ts';
import { kindOfReference } from '../../../src/contract/receipt.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Message } from '../page-data/message.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { type Proof, timeOfReceipt } from './receipt-text.ts';
import { findReceiptWords } from './receipt-words.ts';
import './forms.css';

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
  const { reference, late, sent, sentAt } = proof;
  const site = useSite();
  const { words, identity } = site;
  const receipt = findReceiptWords(kindOfReference(reference) ?? 'contact', site, late);
  const email = receipt.questionsTo;
  return (
    <section className={isNarrow ? 'receipt receipt--panel' : 'receipt'} id={id} aria-labelledby={headingId}>
      <header className="receipt__head on-navy">
        <p className="receipt__name">
          <Icon name="check" /> {receipt.name}
        </p>
        <h3 className="h3" id={headingId} ref={heading} tabIndex={-1}>
          {receipt.heading}
        </h3>
        <dl className="receipt__number">
          <div>
            <dt>{words('receipts.reference')}</dt>
            <dd>{reference}</dd>
          </div>
          {sentAt && (
            <div>
              <dt>{words('receipts.sentAt')}</dt>
              <dd className="receipt__time">{timeOfReceipt(sentAt, site)}</dd>
            </div>
          )}
        </dl>
      </header>
      <div className="receipt__body">
        <h4 className="receipt__title">{words('receipts.nextTitle')}</h4>
        <ol className="receipt__next">
          {receipt.next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {sent && (
          <>
            <h4 className="receipt__title">{words('receipts.sentTitle')}</h4>
            <dl className="receipt__sent">
              {sent.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className="receipt__contact">
          <Message
            id="receipts.questions"
            values={{ email }}
            elements={{
              phone: <a href={callAddress(identity.tollFree.display)}>{identity.tollFree.display}</a>,
              mail: <a href={`mailto:${email}?subject=${reference}`}>{email}</a>,
            }}
          />
        </p>
        <p className="receipt__sender">{identity.name}</p>
        <ReceiptActions receipt={receipt} proof={proof}>
          {children}
        </ReceiptActions>
      </div>
    </section>
  );
}
