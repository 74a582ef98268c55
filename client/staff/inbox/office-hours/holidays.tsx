import { useRef } from 'react';
import {
  LONGEST_HOLIDAY_NAME,
  MAX_HOLIDAYS,
  type OfficeHours,
} from '../../../../src/contract/staff/office-hours.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Holiday = OfficeHours['holidays'][number];

interface HolidaysProps {
  holidays: readonly Holiday[];
  onChange(holidays: Holiday[]): void;
}

/** The days on which the office is closed besides the days of the week. */
export function Holidays({ holidays, onChange }: HolidaysProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, part: Partial<Holiday>) =>
    onChange(holidays.map((holiday, index) => (index === at ? { ...holiday, ...part } : holiday)));
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() =>
      [...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
    );
  return (
    <fieldset className="office-holidays" ref={frame}>
      <legend>Holidays</legend>
      {holidays.map(({ day, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a holiday has no id, and all of its fields can change
        <div className="office-holiday" key={index}>
          <TextInput
            label={`Holiday ${index + 1}`}
            name={`holidays.${index}.day`}
            type="date"
            value={day}
            onType={(typed) => change(index, { day: typed })}
          />
          <TextInput
            label="Name"
            name={`holidays.${index}.name`}
            aria-label={`Name of holiday ${index + 1}`}
            autoComplete="off"
            maxLength={LONGEST_HOLIDAY_NAME}
            placeholder="Diwali"
            value={name}
            onType={(typed) => change(index, { name: typed })}
          />
          <Button
            kind="plain"
            icon="close"
            label={`Remove holiday ${index + 1}`}
            onClick={() => {
              onChange(holidays.filter((_, at) => at !== index));
              focusAfter('[data-act="add"]');
            }}
          />
        </div>
      ))}
      {holidays.length === 0 && <p className="muted d-small">None yet.</p>}
      {holidays.length < MAX_HOLIDAYS && (
        <Button
          icon="plus"
          data-act="add"
          onClick={() => {
            onChange([...holidays, { day: '', name: '' }]);
            focusAfter('input[type="date"]');
          }}
        >
          Add a holiday
        </Button>
      )}
    </fieldset>
  );
}
