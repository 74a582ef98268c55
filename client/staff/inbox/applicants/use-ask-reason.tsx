import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HiringStage, kindsWithReason } from '../../../../src/contract/staff/hiring-stages.ts';
import { notCalled } from '../../ui/call-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useReasons } from '../reasons/use-reasons.ts';

const LONGEST_REASON = 200;

interface Question {
  stage: HiringStage;
  move(reason: string): void;
}

/**
 * Asks for the reason of a move where the stage demands one.
 * @returns `ask`, which calls `move` at once or with the reason, and the dialog, which has to be rendered.
 */
export function useAskReason(): { ask(stage: HiringStage, move: Question['move']): void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: (stage, move) => {
      if (kindsWithReason.includes(stage.kind)) setQuestion({ stage, move });
      else move('');
    },
    // Outside of the card on the board, where selecting text by mouse would drag the card.
    dialog:
      question &&
      createPortal(<ReasonDialog {...question} onClose={() => setQuestion(undefined)} />, document.body),
  };
}

function ReasonDialog({ stage, move, onClose }: Question & { onClose(): void }) {
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>();
  // No other stage asks for a reason.
  const usual = useReasons(stage.kind === 'withdrawn' ? 'withdrawn' : 'rejected');
  const send = () => {
    const text = reason.trim();
    if (text === '') return setFaults({ reason: 'must not be blank' });
    onClose();
    move(text);
  };
  return (
    <Modal title={`Move to ${stage.name}`} onClose={onClose}>
      <StaffForm
        name="Reason"
        action={`Move to ${stage.name}`}
        call={notCalled}
        faults={faults}
        onSubmit={send}
      >
        <TextInput
          label="Reason"
          name="reason"
          hint="Only the staff reads it. The applicant gets it on request, so write what you would say."
          choices={usual}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          value={reason}
          onType={setReason}
        />
      </StaffForm>
    </Modal>
  );
}
