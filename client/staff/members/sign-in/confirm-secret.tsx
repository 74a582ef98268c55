import { useEffect, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CodeInput } from '../../ui/text-input.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface ConfirmSecretProps {
  /** The otpauth: URI that an authenticator app scans. */
  uri: string;
  call: { isPending: boolean; error: unknown };
  onCode(code: string): void;
}

/** Shows the secret to scan with an authenticator app, and asks for the app's first code. */
export function ConfirmSecret({ uri, call, onCode }: ConfirmSecretProps) {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (call.error) setCode('');
  }, [call.error]);
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <SignInFrame
      title="Your second factor"
      lead="Scan this with an authenticator app on your phone, then enter the six digits that it shows."
    >
      <div className="door__secret">
        <QrCode text={uri} label="The secret as a QR code" />
        <p>
          No camera? Type this in:
          <code data-testid="secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} what="the secret" />
        </p>
      </div>
      <StaffForm name="Second factor" action="Confirm" call={call} onSubmit={() => onCode(code)}>
        <CodeInput value={code} onType={setCode} onFull={onCode} />
      </StaffForm>
    </SignInFrame>
  );
}
