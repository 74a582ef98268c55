import { useState } from 'react';
import { type Outcome, QUOTATION_LIMITS, type Quotation } from '../../../src/contract/staff/quotations.ts';
import { OTHER_REASON } from '../../../src/contract/staff/reasons.ts';
import { plainRupees, rupeeText } from '../../../src/rupees.ts';
import { trpc } from '../calls/trpc.ts';
import { dialogMutation } from '../editing/dialog-mutation.ts';
import { useReasons } from '../inbox/reasons/use-reasons.ts';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { SelectInput, TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { refreshQuotations } from './use-quotations.ts';

interface OutcomeDialogProps {
  quotation: Quotation;
  outcome: Outcome;
  onClose(): void;
}

const words = {
  won: { title: 'The quotation was won', toast: 'Noted as won.' },
  lost: { title: 'The quotation was lost', toast: 'Noted as lost.' },
} as const;

/** Asks why a quotation was won or lost, and for which amount it was won. */
export function OutcomeDialog({ quotation, outcome, onClose }: OutcomeDialogProps) {
  const { id, version, reference } = quotation;
  const { title, toast } = words[outcome];
  const choices = [...useReasons(outcome), OTHER_REASON];
  // None is picked for whoever saves in a hurry: the figures would count it.
  const [reason, setReason] = useState('');
  const [note, setNote] = useState(quotation.note);
  const [agreed, setAgreed] = useState(plainRupees(quotation.total));
  const settle = trpc.quotations.settle.useMutation(
    dialogMutation({ onClose, refresh: () => refreshQuotations(reference), text: toast }),
  );
  return (
    <Modal title={title} onClose={onClose}>
      <StaffForm
        name="Outcome"
        action="Save"
        call={settle}
        onSubmit={() =>
          settle.mutate({ id, version, outcome, reason, note, ...(outcome === 'won' && { agreed }) })
        }
      >
        <SelectInput
          label="Reason"
          name="reason"
          value={reason}
          choices={[['', 'Please choose'] as const, ...choices.map((each) => [each, each] as const)]}
          onType={setReason}
        />
        {outcome === 'won' && (
          <TextInput
            label="Amount agreed (₹ a month, with GST)"
            name="agreed"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            hint={`Offered: ${rupeeText(quotation.total)}. Change it if another amount was agreed.`}
            value={agreed}
            onType={setAgreed}
          />
        )}
        <TextAreaInput
          label={reason === OTHER_REASON ? 'Note' : 'Note (optional)'}
          name="note"
          rows={3}
          maxLength={QUOTATION_LIMITS.note}
          value={note}
          onType={setNote}
        />
      </StaffForm>
    </Modal>
  );
}
