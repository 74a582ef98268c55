import { useHydrated } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { type Proof, receiptSummary, receiptText } from './receipt-text.ts';
import './receipt-actions.css';

interface ReceiptActionsProps {
  kind: SubmissionKind;
  proof: Proof;
  children: ReactNode;
}

/** The ways to keep a receipt. Copying and printing need scripts; the link works without. */
export function ReceiptActions({ kind, proof, children }: ReceiptActionsProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();
  const text = encodeURIComponent(receiptSummary(kind, proof));
  return (
    <div className="receipt__actions">
      {hydrated && (
        <>
          <button
            type="button"
            className="receipt__act"
            onClick={async () => setCopied(await copyText(receiptText(kind, proof)))}
          >
            <Icon name="copy" /> Copy
          </button>
          <button type="button" className="receipt__act" onClick={printReceipt}>
            <Icon name="printer" /> Print
          </button>
        </>
      )}
      <a
        className="receipt__act"
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" /> Send it to my WhatsApp
      </a>
      <p className="receipt__told" role="status">
        {copied !== undefined &&
          (copied ? 'Copied' : 'It could not be copied here. Please print it, or note the reference.')}
      </p>
      {children}
    </div>
  );
}

/** Prints this receipt alone, without the rest of the page; see receipt-print.css. */
function printReceipt({ currentTarget }: MouseEvent) {
  const receipt = currentTarget.closest('.receipt');
  receipt?.setAttribute('data-printed', '');
  addEventListener('afterprint', () => receipt?.removeAttribute('data-printed'), { once: true });
  print();
}
