import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { readFaults } from '../calls/failure.ts';
import { Button } from './button.tsx';
import { type Call, CallState } from './call-state.tsx';
import { showFirstFault } from './show-fault.ts';
import './staff-form.css';

const Faults = createContext<Record<string, string>>({});

/** The server's fault for a field, phrased to follow the field's label. */
export function useFault(name: string): string | undefined {
  return use(Faults)[name];
}

interface StaffFormProps {
  /** The accessible name. */
  name: string;
  /** The label of the submit button. */
  action: string;
  /** The form's mutation. While it is pending, nothing is sent twice; its error is shown here. */
  call: Call;
  /**
   * Faults that the form itself found before sending. Must be a new object after each check, so that they are
   * shown again.
   */
  faults?: Record<string, string> | undefined;
  /** Increment it to show the same faults again, for example after a dialog in front of the form has closed. */
  attempt?: number;
  onSubmit(): void;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function StaffForm({
  name,
  action,
  call,
  faults: ownFaults,
  attempt = 0,
  onSubmit,
  aside,
  children,
}: StaffFormProps) {
  const { error } = call;
  const faults = ownFaults ?? (error ? readFaults(error) : {});
  const form = useRef<HTMLFormElement>(null);
  const isUnassigned = useFocusFirstFault(form, ownFaults ?? error, attempt);
  const hasMessage = !ownFaults && Boolean(error) && (isUnassigned || Object.keys(faults).length === 0);
  return (
    <form
      ref={form}
      className="staff-form"
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isPending) onSubmit();
      }}
    >
      <Faults value={faults}>{children}</Faults>
      <CallState call={hasMessage ? call : { ...call, error: null }} />
      <div className="staff-form__end">
        <Button kind="main" type="submit" isBusy={call.isPending}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/**
 * Focuses the first fault whenever the form fails.
 * @returns true if no field shows the fault, for example because it concerns something that the form does not ask
 * for.
 */
export function useFocusFirstFault(
  form: { current: HTMLFormElement | null },
  failure: unknown,
  attempt = 0,
): boolean {
  const [unassigned, setUnassigned] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt shows the same fault again
  useEffect(() => {
    // Sets state, so that it runs once more when the message has rendered.
    if (failure && form.current && !showFirstFault(form.current) && unassigned !== failure)
      setUnassigned(failure);
  }, [form, failure, unassigned, attempt]);
  return Boolean(failure) && unassigned === failure;
}
