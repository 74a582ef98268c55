import { useState } from 'react';
import { parsePaise, sumsOf } from '../../../src/contract/staff/quotation-sums.ts';
import type { Outcome, Quotation } from '../../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { plainRupees, rupeeText } from '../../../src/rupees.ts';
import { messageOf } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { Delivery } from '../conversation/mails/delivery.tsx';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { type Call, CallState } from '../ui/call-state.tsx';
import { showToast } from '../ui/notices.ts';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { dayText } from './quotation-labels.ts';
import { Sums } from './quotation-sums.tsx';
import { refreshQuotations } from './use-quotations.ts';
import '../ui/records.css';

interface SentQuotationProps {
  quotation: Quotation;
  onRead(): void;
  onRevise(): void;
  revising: Call;
}

/** A quotation that was sent, and what became of it. */
export function SentQuotation({ quotation, onRead, onRevise, revising }: SentQuotationProps) {
  const { id, version, reference, state, values, sentAt, sender, validUntil, settledAt, reason, note } =
    quotation;
  const { total, agreed, delivery } = quotation;
  const [asked, setAsked] = useState<Outcome>();
  const reopen = trpc.quotations.settle.useMutation({
    onSuccess: () => void showToast('The quotation is open again.'),
    onError: (error) => void showToast(messageOf(error)),
    onSettled: () => void refreshQuotations(reference),
  });
  const isOver = state === 'sent' && validUntil < dayInIndia(new Date());
  const { amounts } = sumsOf(values.lines, values.gstPercent);
  return (
    <>
      {isOver && (
        <Note tone="warning" icon="clock" title={`It was valid until ${dayText(validUntil)}`}>
          Make a new revision with another day, or note what became of it.
        </Note>
      )}
      <div className="quotation-acts">
        {state === 'sent' && (
          <>
            <Button kind="main" icon="check" onClick={() => setAsked('won')}>
              Won
            </Button>
            <Button icon="close" onClick={() => setAsked('lost')}>
              Lost
            </Button>
          </>
        )}
        {settledAt !== null && (
          <Button
            icon="undo"
            isBusy={reopen.isPending}
            onClick={() => reopen.mutate({ id, version, outcome: null, note })}
          >
            Open again
          </Button>
        )}
        <Button icon="screen" onClick={onRead}>
          Read the PDF
        </Button>
        <Button icon="copy" isBusy={revising.isPending} onClick={onRevise}>
          {state === 'won' ? 'Another quotation' : 'New revision'}
        </Button>
      </div>
      <CallState call={revising} />
      <dl className="quotation-facts">
        <div>
          <dt>To</dt>
          <dd>
            <Written text={values.addressee} />
            {values.address !== '' && (
              <span className="quotation-facts__address">
                <Written text={values.address} />
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>
            <Written text={values.subject} />
          </dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>
            {sentAt && <When at={sentAt} full />} {sender && <Written text={`by ${sender}`} />}{' '}
            {delivery && <Delivery delivery={delivery} />}
          </dd>
        </div>
        <div>
          <dt>Valid until</dt>
          <dd>{dayText(validUntil)}</dd>
        </div>
        {settledAt !== null && (
          <div>
            <dt>{state === 'won' ? 'Won' : 'Lost'}</dt>
            <dd>
              <When at={settledAt} full /> · {reason}
              {note !== '' && (
                <span className="quotation-facts__address">
                  <Written text={note} />
                </span>
              )}
            </dd>
          </div>
        )}
        {state === 'won' && (
          <div>
            <dt>Agreed</dt>
            <dd>
              {rupeeText(agreed ?? total)} a month, {agreementText(agreed ?? total, total)}
            </dd>
          </div>
        )}
      </dl>
      <table className="table records records--lines">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col" className="quotation-amount">
              People or units
            </th>
            <th scope="col" className="quotation-amount">
              Rate a month (₹)
            </th>
            <th scope="col" className="quotation-amount">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {values.lines.map(({ service, count, rate }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of what was sent do not change
            <tr key={at}>
              <td className="records__title">
                <Written text={service} />
              </td>
              <td data-label="People or units" className="quotation-amount">
                {count}
              </td>
              <td data-label="Rate a month (₹)" className="quotation-amount">
                {plainRupees(parsePaise(rate))}
              </td>
              <td data-label="Amount" className="quotation-amount">
                {rupeeText(amounts[at] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums {...quotation} gstPercent={values.gstPercent} />
      {asked && <OutcomeDialog quotation={quotation} outcome={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** What was agreed beside what was offered. */
function agreementText(agreed: number, offered: number): string {
  if (agreed === offered) return 'as offered';
  const difference = rupeeText(Math.abs(agreed - offered));
  return `${difference} ${agreed < offered ? 'less' : 'more'} than offered`;
}
