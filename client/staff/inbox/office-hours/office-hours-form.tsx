import { useState } from 'react';
import { type OfficeHours, weekdays } from '../../../../src/contract/staff/office-hours.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Holidays } from './holidays.tsx';
import { OfficeDayRow } from './office-day-row.tsx';
import './office-hours.css';

/** Saved as a whole. What is loaded later does not replace what is being edited; the server refuses to save over it. */
export function OfficeHoursForm({ saved }: { saved: OfficeHours }) {
  const [hours, setHours] = useState(saved);
  const save = trpc.officeHours.save.useMutation({
    onSuccess: ({ version }) => {
      setHours((now) => ({ ...now, version }));
      void queries.officeHours.invalidate();
      void queries.inbox.list.invalidate();
      void showToast('The working hours were saved.');
    },
  });
  return (
    <StaffForm name="Working hours" action="Save" call={save} onSubmit={() => save.mutate(hours)}>
      <fieldset className="office-week">
        <legend>Working days</legend>
        {weekdays.map((name, index) => (
          <OfficeDayRow
            key={name}
            name={name}
            path={`week.${index}`}
            day={hours.week[index] ?? null}
            onChange={(day) => setHours({ ...hours, week: hours.week.with(index, day) })}
          />
        ))}
      </fieldset>
      <Holidays holidays={hours.holidays} onChange={(holidays) => setHours({ ...hours, holidays })} />
      <TextInput
        label="Morning summary at"
        name="digestAt"
        type="time"
        hint="On working days everybody gets a mail with what is new and what waits, unless nothing does. Each member can switch it off."
        value={hours.digestAt}
        onType={(digestAt) => setHours({ ...hours, digestAt })}
      />
    </StaffForm>
  );
}
