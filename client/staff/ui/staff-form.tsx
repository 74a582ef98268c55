import { createContext, type ReactNode, use } from 'react';
import { faultsOf } from '../failure.ts';
import { Button } from './button.tsx';
import { type Call, CallState } from './call-state.tsx';
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
  onSubmit(): void;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function StaffForm({ name, action, call, onSubmit, aside, children }: StaffFormProps) {
  const faults = call.error ? faultsOf(call.error) : {};
  return (
    <form
      className="staff-form"
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isPending) onSubmit();
      }}
    >
      <Faults value={faults}>{children}</Faults>
      <CallState call={Object.keys(faults).length === 0 ? call : { ...call, error: null }} />
      <div className="staff-form__end">
        <Button kind="main" type="submit" isBusy={call.isPending}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}
