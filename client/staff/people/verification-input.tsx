import { type Verification, verifications } from '../../../src/contract/staff/people.ts';
import { SelectInput } from '../ui/text-input.tsx';

/** Empty as long as nothing is chosen. */
export type ChosenVerification = Verification | '';

const names: Record<Verification, string> = {
  question: 'Asked something that only this person can answer',
  'call-back': 'Called the number that we have on record',
  'mail-back': 'Got an answer from the e-mail address that we have on record',
  'in-person': 'Saw an identity document in person',
  representative: 'Saw the papers of a lawful representative',
  authority: 'A court or an authority has ordered it',
  'nobody-asked': 'Nobody asked: we do it on our own',
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
        This address is confirmed: the person opened the link that we mailed for {confirmedBy}. That goes on
        record.
      </p>
    );
  return (
    <SelectInput
      label="How did you make sure who is asking?"
      name="verification"
      hint="No open request from this address is confirmed. Your answer goes into the audit log."
      value={value}
      choices={[
        ['', 'Please choose'],
        ...verifications.map((each): [ChosenVerification, string] => [each, names[each]]),
      ]}
      onType={onType}
    />
  );
}
