import { useId } from 'react';
import { describedBy, FieldFrame } from '../../../shared/ui/field.tsx';
import { useFault } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface Days {
  validFrom: string;
  validUntil: string;
}

export function DaysInput({ days, onType }: { days: Days; onType(days: Days): void }) {
  return (
    <div className="fields-2">
      <TextInput
        label="Valid from (optional)"
        name="validFrom"
        type="date"
        value={days.validFrom}
        onType={(validFrom) => onType({ ...days, validFrom })}
      />
      <TextInput
        label="Valid until (optional)"
        name="validUntil"
        type="date"
        min={days.validFrom || undefined}
        value={days.validUntil}
        onType={(validUntil) => onType({ ...days, validUntil })}
      />
    </div>
  );
}

export function PdfInput({ onChoose }: { onChoose(file: File | undefined): void }) {
  const id = useId();
  const fault = useFault('file');
  const frame = { id, label: 'PDF', error: fault && `The file ${fault}`, hint: 'At most 10 MB.' };
  return (
    <FieldFrame {...frame}>
      <input
        {...describedBy(frame)}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        // Reset, so that choosing the same file again fires a change event: it may have been changed since.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          onChoose(undefined);
        }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
