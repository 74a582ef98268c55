import { dayInIndia } from '../../../../src/day-in-india.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** A calendar day such as 2026-12-31, or '' for none. */
export function LastDayInput({ value, onType }: { value: string; onType(day: string): void }) {
  return (
    <TextInput
      label="Last day (optional)"
      name="closesOn"
      type="date"
      min={dayInIndia(new Date())}
      hint="The job closes automatically after this day."
      value={value}
      onType={onType}
    />
  );
}
