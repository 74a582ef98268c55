import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmSecret } from './confirm-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface RecoveredStepProps {
  password: string;
  onDone(): void;
}

/**
 * After signing in with a recovery code, a member who has lost the phone can set up another authenticator without an
 * owner's help.
 */
export function RecoveredStep({ password, onDone }: RecoveredStepProps) {
  const start = trpc.newAuthenticator.start.useMutation();
  const confirm = trpc.newAuthenticator.confirm.useMutation();
  if (confirm.data)
    return (
      <SignInFrame
        title="Your recovery codes"
        lead="Your new authenticator is set up. These codes take the place of the old ones: each lets you in once. Keep them apart from your phone, as they are shown only now."
      >
        <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} action="Go to the staff area" />
      </SignInFrame>
    );
  if (start.data)
    return <ConfirmSecret uri={start.data.uri} call={confirm} onCode={(code) => confirm.mutate({ code })} />;
  return (
    <SignInFrame
      title="Have you lost your phone?"
      lead="You are signed in, and this recovery code is used up. Set up another authenticator app now: the old one stops working, you get new recovery codes, and all other sessions end."
    >
      {start.error && <p role="alert">{explainError(start.error)}</p>}
      <div className="staff-form">
        <Button kind="main" disabled={start.isPending} onClick={() => start.mutate({ password })}>
          Set up another authenticator
        </Button>
      </div>
      <p className="door__others">
        <Button kind="plain" onClick={onDone}>
          Not now
        </Button>
      </p>
    </SignInFrame>
  );
}
