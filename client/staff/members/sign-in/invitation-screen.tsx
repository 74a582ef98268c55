import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import type { StaffRole } from '../../../../src/contract/staff/rights.ts';
import { explainError, readStatus } from '../../calls/failure.ts';
import { readingKey } from '../../calls/recorded-reading.ts';
import { beginSession } from '../../calls/session.ts';
import { trpc, trpcClient } from '../../calls/trpc.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { NewPasswordInput } from '../../ui/new-password-input.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { PasswordInput, TextInput } from '../../ui/text-input.tsx';
import { listRoleNames } from '../role-names.ts';
import { EnrolStep } from './enrol-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The target of an invitation's link. The token is in the fragment, which browsers do not send to the server. */
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
    queryKey: readingKey(getMutationKey(trpc.enrolment.read), { token }),
    queryFn: () => trpcClient.enrolment.read.mutate({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <ResumeInvitation error={error} onDone={onDone} />;
  if (data === undefined) return <SignInFrame title="Your invitation" />;
  return <AcceptForm token={token} {...data} onDone={onDone} />;
}

/** For a link that was truncated while copying, or broken by a mail program. */
const INCOMPLETE_LINK =
  'The link is not complete. Please copy all of it into the address bar, or ask an owner for a new one.';

/** Continues an invitation whose password was already set, after a reload of this page. */
function ResumeInvitation({ error, onDone }: { error: Error; onDone(password: string): void }) {
  const { data, isPending } = trpc.enrolment.findPending.useQuery();
  if (isPending) return <SignInFrame title="Your invitation" />;
  if (data?.email) return <ReenterPassword email={data.email} onDone={onDone} />;
  return (
    <SignInFrame
      title="This invitation cannot be used"
      lead={readStatus(error) === 400 ? INCOMPLETE_LINK : explainError(error)}
    >
      <ButtonAnchor href="/staff">Go to the staff area</ButtonAnchor>
    </SignInFrame>
  );
}

/** The reload has lost the password, which starting the second factor requires. */
function ReenterPassword({ email, onDone }: { email: string; onDone(password: string): void }) {
  const [password, setPassword] = useState('');
  const check = trpc.signIn.withPassword.useMutation({ onSuccess: () => onDone(password) });
  return (
    <SignInFrame
      title="Continue with your authenticator"
      lead="Your password is set. Enter it once more to set up your authenticator app."
    >
      <StaffForm
        name="Your invitation"
        action="Continue"
        call={check}
        onSubmit={() => check.mutate({ email, password })}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
      </StaffForm>
    </SignInFrame>
  );
}

interface AcceptFormProps {
  token: string;
  email: string | null;
  roles: readonly StaffRole[];
  /** For an existing member the link resets the password and the second factor, and keeps the roles. */
  isMember: boolean;
  onDone(password: string): void;
}

function AcceptForm({ token, email: invited, roles, isMember, onDone }: AcceptFormProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const accept = trpc.enrolment.accept.useMutation({ onSuccess: () => onDone(password) });
  const submit = () => accept.mutate({ token, name, password, ...(invited === null && { email }) });
  return (
    <SignInFrame
      title={isMember ? 'New sign-in link' : 'Welcome to the staff area'}
      lead={
        isMember ? (
          <>
            {invited} is already a member, and stays <b>{listRoleNames(roles)}</b>. This link sets a new
            password and a new authenticator: the old ones stop working, and all sessions end.
          </>
        ) : (
          <>
            {invited ?? 'The founding account'} is invited as <b>{listRoleNames(roles)}</b>.
          </>
        )
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
          // Tells password managers which account the new password belongs to.
          <input type="hidden" name="username" autoComplete="username" value={invited} readOnly />
        )}
        <TextInput label="Your name" name="name" autoComplete="name" value={name} onType={setName} />
        <NewPasswordInput label="Password" name="password" value={password} onType={setPassword} />
      </StaffForm>
    </SignInFrame>
  );
}
