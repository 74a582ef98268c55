import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../failure.ts';
import { trpc, trpcClient } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { CodeInput } from '../ui/text-input.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface EnrolStepProps {
  password: string;
  onDone(): void;
}

/** The second factor: a secret goes into an app, the app's first code comes back, the recovery codes are kept. */
export function EnrolStep({ password, onDone }: EnrolStepProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { data, error, refetch } = useEnrolment(password);
  if (error)
    return (
      <SignInFrame title="Your second factor" lead={messageOf(error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </SignInFrame>
    );
  if (data === undefined) return <SignInFrame title="Your second factor" />;
  if (!isConfirmed) return <ConfirmSecret uri={data.uri} onDone={() => setIsConfirmed(true)} />;
  return (
    <SignInFrame
      title="Your recovery codes"
      lead="If you lose your phone, each of these codes lets you sign in once. Keep them in a safe place: they are shown only now."
    >
      <RecoveryCodes codes={data.recoveryCodes} onDone={onDone} action="Go to the staff area" />
    </SignInFrame>
  );
}

/** Asked as a query, so that it is made once however often React renders: each start makes the one before void. */
function useEnrolment(password: string) {
  return useQuery({
    queryKey: ['second factor'],
    queryFn: () => trpcClient.enrolment.start.mutate({ password }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

function ConfirmSecret({ uri, onDone }: { uri: string; onDone(): void }) {
  const [code, setCode] = useState('');
  const confirm = trpc.enrolment.confirm.useMutation({ onSuccess: onDone, onError: () => setCode('') });
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <SignInFrame
      title="Your second factor"
      lead="Scan this with an authenticator app on your phone, then enter the six digits that it shows."
    >
      <div className="door__secret">
        <QrCode text={uri} label="The secret as a QR code" />
        <p>
          No camera? Enter this key:
          <code data-testid="secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} what="the secret" />
        </p>
      </div>
      <StaffForm
        name="Second factor"
        action="Confirm"
        call={confirm}
        onSubmit={() => confirm.mutate({ code })}
      >
        <CodeInput value={code} onType={setCode} onFull={(full) => confirm.mutate({ code: full })} />
      </StaffForm>
    </SignInFrame>
  );
}
