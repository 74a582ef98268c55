import { useState } from 'react';
import { trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { companyName } from '../../ui/company-name.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CodeInput, TextInput } from '../../ui/text-input.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface CodeStepProps {
  onDone(): void;
  /** Called after signing in with a recovery code. */
  onRecovered(): void;
  onBack(): void;
}

export function CodeStep({ onDone, onRecovered, onBack }: CodeStepProps) {
  const [usesApp, setUsesApp] = useState(true);
  return (
    <SignInFrame
      title={usesApp ? 'Enter your code' : 'Enter a recovery code'}
      lead={
        usesApp
          ? `Enter the six digits that your authenticator app shows for ${companyName}.`
          : 'Enter one of the codes that you saved when you set up your second factor. Each works once.'
      }
    >
      {usesApp ? <WithCode onDone={onDone} /> : <WithRecoveryCode onDone={onRecovered} />}
      <p className="door__others">
        <Button kind="plain" onClick={() => setUsesApp(!usesApp)}>
          {usesApp ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
        <Button kind="plain" onClick={onBack}>
          Start over
        </Button>
      </p>
    </SignInFrame>
  );
}

function WithCode({ onDone }: Pick<CodeStepProps, 'onDone'>) {
  const [code, setCode] = useState('');
  const check = trpc.signIn.withCode.useMutation({ onSuccess: onDone, onError: () => setCode('') });
  return (
    <StaffForm name="Code" action="Sign in" call={check} onSubmit={() => check.mutate({ code })}>
      <CodeInput value={code} onType={setCode} onFull={(full) => check.mutate({ code: full })} />
    </StaffForm>
  );
}

function WithRecoveryCode({ onDone }: Pick<CodeStepProps, 'onDone'>) {
  const [code, setCode] = useState('');
  const check = trpc.signIn.withRecoveryCode.useMutation({ onSuccess: onDone });
  return (
    <StaffForm name="Recovery code" action="Sign in" call={check} onSubmit={() => check.mutate({ code })}>
      <TextInput
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        onType={setCode}
      />
    </StaffForm>
  );
}
