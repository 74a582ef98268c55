import { useState } from 'react';
import {
  FOLLOW_UP_CLOCK,
  instantInIndia,
  MAX_FOLLOW_UP_DAYS,
} from '../../../src/contract/staff/follow-up.ts';
import { dayAfter, dayInIndia } from '../../../src/day-in-india.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import { notCalled } from '../ui/call-state.tsx';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface FollowUpDialogProps {
  /** The present follow-up, if there is one. */
  at: string | null;
  onPick(at: Date): void;
  onClose(): void;
}

const DAY_MS = 24 * 60 * 60_000;

/** Asks for a day and a time in India. */
export function FollowUpDialog({ at, onPick, onClose }: FollowUpDialogProps) {
  const present = at === null || new Date(at).getTime() <= Date.now() ? undefined : new Date(at);
  const [day, setDay] = useState(() => (present ? dayInIndia(present) : dayAfter(dayInIndia(new Date()))));
  const [clock, setClock] = useState(() => (present ? clockInIndia(present).slice(-5) : FOLLOW_UP_CLOCK));
  const [faults, setFaults] = useState<Record<string, string>>();
  const submit = () => {
    const chosen = instantInIndia(day, clock);
    if (chosen === undefined) setFaults(day === '' ? { day: 'must be given' } : { clock: 'must be given' });
    else if (chosen.getTime() <= Date.now()) setFaults({ clock: 'must be in the future' });
    else if (chosen.getTime() > Date.now() + MAX_FOLLOW_UP_DAYS * DAY_MS)
      setFaults({ day: 'must be within two years' });
    else onPick(chosen);
  };
  return (
    <Modal title="Follow up" onClose={onClose}>
      <StaffForm name="Follow-up" action="Set follow-up" call={notCalled} faults={faults} onSubmit={submit}>
        <TextInput
          label="Day"
          name="day"
          type="date"
          min={dayInIndia(new Date())}
          value={day}
          onType={setDay}
        />
        <TextInput label="Time" name="clock" type="time" hint="In India." value={clock} onType={setClock} />
      </StaffForm>
    </Modal>
  );
}
