import { useId } from 'react';
import type { OfficeDay } from '../../../../src/contract/staff/office-hours.ts';
import { useFault } from '../../ui/staff-form.tsx';
import '../../ui/ui.css';

interface OfficeDayRowProps {
  /** The name of the weekday. */
  name: string;
  /** The path of the day in the procedure's input. */
  path: string;
  day: OfficeDay;
  onChange(day: OfficeDay): void;
}

const usual = { opens: '09:30', closes: '18:30' };

/** A day of the week: whether it is a working day, and its hours. */
export function OfficeDayRow({ name, path, day, onChange }: OfficeDayRowProps) {
  const id = useId();
  const faults = { opens: useFault(`${path}.opens`), closes: useFault(`${path}.closes`) };
  const fault = faults.opens ?? faults.closes;
  const time = (part: 'opens' | 'closes', label: string, hours: NonNullable<OfficeDay>) => (
    <input
      className="small-select"
      type="time"
      name={`${path}.${part}`}
      aria-label={`${name} ${label}`}
      aria-invalid={faults[part] === undefined ? undefined : true}
      aria-describedby={faults[part] === undefined ? undefined : `${id}-fault`}
      value={hours[part]}
      onChange={(event) => onChange({ ...hours, [part]: event.target.value })}
    />
  );
  return (
    <div className="office-day">
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={day !== null}
          onChange={() => onChange(day === null ? usual : null)}
        />
        {name}
      </label>
      {day === null ? (
        <span className="muted">Closed</span>
      ) : (
        <span className="office-day__times">
          {time('opens', 'from', day)} to {time('closes', 'until', day)}
        </span>
      )}
      {fault !== undefined && (
        <p className="staff-form__error" id={`${id}-fault`} role="alert">
          {faults.opens === undefined ? 'The end' : 'The opening'} on {name} {fault}.
        </p>
      )}
    </div>
  );
}
