import { useState } from 'react';
import { trpc } from '../../calls/trpc.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { PasswordInput, TextInput } from '../../ui/text-input.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface PasswordStepProps {
  onDone(next: 'code' | 'enrol', password: string): void;
}

export function PasswordStep({ onDone }: PasswordStepProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = trpc.signIn.withPassword.useMutation();
  const submit = () =>
    signIn.mutate({ email, password }, { onSuccess: ({ next }) => onDone(next, password) });
  return (
    <SignInFrame title="Sign in">
      <StaffForm name="Sign in" action="Continue" call={signIn} onSubmit={submit}>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onType={setEmail}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
      </StaffForm>
      <p className="door__note">
        Lost your phone? Sign in with a recovery code, and set up another authenticator. Forgot your password?
        Ask an owner for a new link.
      </p>
    </SignInFrame>
  );
}
