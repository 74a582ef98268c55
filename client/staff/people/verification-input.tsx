import { type Verification, verifications } from '../../../src/contract/staff/people.ts';
import { SelectInput } from '../ui/text-input.tsx';

/** '' until one is chosen. */
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
  /** The reference of the confirmed request, which makes the question unnecessary. */
  confirmedBy: string | null;
  value: ChosenVerification;
  onType(value: ChosenVerification): void;
}

/** How the person's identity was verified, which is required and recorded before data are exported or erased. */
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
