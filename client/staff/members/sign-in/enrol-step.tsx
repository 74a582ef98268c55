import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import { explainError } from '../../calls/failure.ts';
import { trpc, trpcClient } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmSecret } from './confirm-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface EnrolStepProps {
  password: string;
  onDone(): void;
}

/** Sets up the second factor: scan the secret, confirm it by the app's first code, save the recovery codes. */
export function EnrolStep({ password, onDone }: EnrolStepProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { data, error, refetch } = useEnrolment(password);
  const confirm = trpc.enrolment.confirm.useMutation();
  if (error)
    return (
      <SignInFrame title="Your second factor" lead={explainError(error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </SignInFrame>
    );
  if (data === undefined) return <SignInFrame title="Your second factor" />;
  if (!isConfirmed)
    return (
      <ConfirmSecret
        uri={data.uri}
        call={confirm}
        onCode={(code) => confirm.mutate({ code }, { onSuccess: () => setIsConfirmed(true) })}
      />
    );
  return (
    <SignInFrame
      title="Your recovery codes"
      lead="If you lose your phone, each of these codes lets you sign in once. Keep them in a safe place: they are shown only now."
    >
      <RecoveryCodes codes={data.recoveryCodes} onDone={onDone} action="Go to the staff area" />
    </SignInFrame>
  );
}

/**
 * A query with an infinite staleTime and not an effect, so that enrolment starts once, however often React renders:
 * each start invalidates the previous secret.
 */
function useEnrolment(password: string) {
  return useQuery({
    queryKey: getMutationKey(trpc.enrolment.start),
    queryFn: () => trpcClient.enrolment.start.mutate({ password }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
