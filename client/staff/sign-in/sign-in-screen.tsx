import { useState } from 'react';
import { beginSession } from '../session.ts';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { PasswordStep } from './password-step.tsx';

type Step = { at: 'password' } | { at: 'code' } | { at: 'enrol'; password: string };

/** Password, then the second factor: its code, or its setting up for who has none yet. */
export function SignInScreen() {
  const [step, setStep] = useState<Step>({ at: 'password' });
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          onDone={(next, password) => setStep(next === 'code' ? { at: 'code' } : { at: 'enrol', password })}
        />
      );
    case 'code':
      return <CodeStep onDone={beginSession} onBack={() => setStep({ at: 'password' })} />;
    case 'enrol':
      return <EnrolStep password={step.password} onDone={beginSession} />;
  }
}
