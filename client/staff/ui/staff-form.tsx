import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { faultsOf } from '../failure.ts';
import { Button } from './button.tsx';
import { type Call, CallState } from './call-state.tsx';
import { showFirstFault } from './show-fault.ts';
import './staff-form.css';

const Faults = createContext<Record<string, string>>({});

/** What the server found wrong with a field, in words that go on from its label. */
export function useFault(name: string): string | undefined {
  return use(Faults)[name];
}

interface StaffFormProps {
  /** For who does not see the form. */
  name: string;
  /** What its button says. */
  action: string;
  /** The mutation: while it runs nothing is sent twice, and its failure is told here. */
  call: Call;
  /** What is wrong by the form's own look, before anything is sent. A new object each time it is looked at. */
  faults?: Record<string, string> | undefined;
  /** Raised where its faults are to be shown once more, as after a dialog that stood before the form. */
  attempt?: number;
  onSubmit(): void;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function StaffForm({
  name,
  action,
  call,
  faults: own,
  attempt = 0,
  onSubmit,
  aside,
  children,
}: StaffFormProps) {
  const { error } = call;
  const faults = own ?? (error ? faultsOf(error) : {});
  const form = useRef<HTMLFormElement>(null);
  const isUntold = useShownFaults(form, own ?? error, attempt);
  const hasMessage = !own && Boolean(error) && (isUntold || Object.keys(faults).length === 0);
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
 * Shows the first fault of a form whenever it has failed anew.
 * @returns whether no field tells it, as where the fault is of something that the form does not ask for.
 */
export function useShownFaults(
  form: { current: HTMLFormElement | null },
  failure: unknown,
  attempt = 0,
): boolean {
  const [untold, setUntold] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt shows the same fault again
  useEffect(() => {
    // Once more when its message is there.
    if (failure && form.current && !showFirstFault(form.current) && untold !== failure) setUntold(failure);
  }, [form, failure, untold, attempt]);
  return Boolean(failure) && untold === failure;
}
