import { type MouseEvent, type ReactNode, useState } from 'react';
import { copyText } from '../../shared/ui/copy-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useSite } from '../page-data/site-context.tsx';
import { type Proof, receiptSummary, receiptText } from './receipt-text.ts';
import type { ReceiptWords } from './receipt-words.ts';
import './forms.css';

interface ReceiptActionsProps {
  receipt: ReceiptWords;
  proof: Proof;
  children: ReactNode;
}

/** The ways to keep a receipt. Copying and printing need scripts; the link works without. */
export function ReceiptActions({ receipt, proof, children }: ReceiptActionsProps) {
  const hydrated = useHydrated();
  const site = useSite();
  const { words } = site;
  const [copied, setCopied] = useState<boolean>();
  const text = encodeURIComponent(receiptSummary(receipt, proof, site));
  return (
    <div className="receipt__actions">
      {hydrated && (
        <>
          <button
            type="button"
            className="receipt__act"
            onClick={async () => setCopied(await copyText(receiptText(receipt, proof, site)))}
          >
            <Icon name="copy" /> {words('receipts.copy')}
          </button>
          <button type="button" className="receipt__act" onClick={printReceipt}>
            <Icon name="printer" /> {words('receipts.print')}
          </button>
        </>
      )}
      <a
        className="receipt__act"
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" /> {words('receipts.toWhatsApp')}
      </a>
      <p className="receipt__told" role="status">
        {copied !== undefined && words(copied ? 'receipts.copied' : 'receipts.notCopied')}
      </p>
      {children}
    </div>
  );
}

/** Prints this receipt alone, without the rest of the page; see forms.css. */
function printReceipt({ currentTarget }: MouseEvent) {
  const receipt = currentTarget.closest('.receipt');
  receipt?.setAttribute('data-printed', '');
  addEventListener('afterprint', () => receipt?.removeAttribute('data-printed'), { once: true });
  print();
}
