import { type Verification, verifications } from '../../../src/contract/staff/people.ts';
import { SelectInput } from '../ui/text-input.tsx';

/** Empty as long as nothing is chosen. */
export type ChosenVerification = Verification | '';

const names: Record<Verification, string> = {
  question: 'Asked a question that only this person can answer',
  'call-back': 'Called the number on record',
  'mail-back': 'Received a reply from the e-mail address on record',
  'in-person': 'Checked an identity document in person',
  representative: 'Checked the papers of a legal representative',
  authority: 'Ordered by a court or an authority',
  'nobody-asked': 'Not requested: done on our own initiative',
};

interface VerificationInputProps {
  /** The confirmed request that answers the question already. */
  confirmedBy: string | null;
  value: ChosenVerification;
  onType(value: ChosenVerification): void;
}

/** Before data are handed out or erased: who asks has to be known, and how it is known is put on record. */
export function VerificationInput({ confirmedBy, value, onType }: VerificationInputProps) {
  if (confirmedBy !== null)
    return (
      <p className="d-small muted">
        This address is confirmed: the person opened the link mailed for {confirmedBy}. This is recorded in
        the audit log.
      </p>
    );
  return (
    <SelectInput
      label="How did you verify who is asking?"
      name="verification"
      hint="No open request from this address is confirmed. Your answer is recorded in the audit log."
      value={value}
      choices={[
        ['', 'Please choose'],
        ...verifications.map((each): [ChosenVerification, string] => [each, names[each]]),
      ]}
      onType={onType}
    />
  );
}
