import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../failure.ts';
import { roleNames } from '../members/role-names.ts';
import { beginSession } from '../session.ts';
import { trpc, trpcClient } from '../trpc.ts';
import { NewPasswordInput } from '../ui/new-password-input.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where an invitation's link leads. Its token stands behind the #, which no server sees. */
export default function InvitationScreen() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [password, setPassword] = useState<string>();
  const navigate = useNavigate();
  const enter = async () => {
    await beginSession();
    await navigate({ to: '/', replace: true });
  };
  return password === undefined ? (
    <Accept token={token} onDone={setPassword} />
  ) : (
    <EnrolStep password={password} onDone={enter} />
  );
}

function Accept({ token, onDone }: { token: string; onDone(password: string): void }) {
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => trpcClient.enrolment.read.mutate({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <SignInFrame title="This invitation cannot be used" lead={messageOf(error)} />;
  if (data === undefined) return <SignInFrame title="Your invitation" />;
  return <AcceptForm token={token} {...data} onDone={onDone} />;
}

interface AcceptFormProps {
  token: string;
  email: string | null;
  role: keyof typeof roleNames;
  onDone(password: string): void;
}

function AcceptForm({ token, email: invited, role, onDone }: AcceptFormProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const accept = trpc.enrolment.accept.useMutation({ onSuccess: () => onDone(password) });
  const submit = () => accept.mutate({ token, name, password, ...(invited === null && { email }) });
  return (
    <SignInFrame
      title="Welcome to the staff area"
      lead={
        <>
          {invited ?? 'The founding account'} is invited as <b>{roleNames[role]}</b>.
        </>
      }
    >
      <StaffForm name="Invitation" action="Continue to the second factor" call={accept} onSubmit={submit}>
        {invited === null ? (
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onType={setEmail}
          />
        ) : (
          // For the browser's keeper of passwords.
          <input type="hidden" name="username" autoComplete="username" value={invited} readOnly />
        )}
        <TextInput label="Your name" name="name" autoComplete="name" value={name} onType={setName} />
        <NewPasswordInput label="Password" name="password" value={password} onType={setPassword} />
      </StaffForm>
    </SignInFrame>
  );
}
