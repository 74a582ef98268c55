import { useState } from 'react';
import { beginSession } from '../../calls/session.ts';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveredStep } from './recovered-step.tsx';

type Step = { at: 'password' } | { at: 'code' | 'enrol' | 'recovered'; password: string };

/** Password, then the second factor: its code, or its enrolment if the member has none yet. */
export function SignInScreen() {
  const [step, setStep] = useState<Step>({ at: 'password' });
  switch (step.at) {
    case 'password':
      return <PasswordStep onDone={(next, password) => setStep({ at: next, password })} />;
    case 'code':
      return (
        <CodeStep
          onDone={beginSession}
          onRecovered={() => setStep({ at: 'recovered', password: step.password })}
          onBack={() => setStep({ at: 'password' })}
        />
      );
    case 'recovered':
      return <RecoveredStep password={step.password} onDone={beginSession} />;
    case 'enrol':
      return <EnrolStep password={step.password} onDone={beginSession} />;
  }
}
