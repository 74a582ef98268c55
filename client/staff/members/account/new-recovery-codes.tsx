import { useState } from 'react';
import { trpc } from '../../calls/trpc.ts';
import { ScreenSection } from '../../ui/screen-page.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CodeInput, PasswordInput } from '../../ui/text-input.tsx';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';

export function NewRecoveryCodes() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const renew = trpc.ownAccount.renewRecoveryCodes.useMutation({
    onSuccess: () => setPassword(''),
    onSettled: () => setCode(''),
  });
  return (
    <ScreenSection
      title="Recovery codes"
      lead="Use one if you lose your phone. Each works once. New codes replace the old ones."
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} action="Done" onDone={renew.reset} />
      ) : (
        <StaffForm
          name="Recovery codes"
          action="Create new codes"
          call={renew}
          onSubmit={() => renew.mutate({ password, code })}
        >
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          <CodeInput hint="From your authenticator app." value={code} onType={setCode} />
        </StaffForm>
      )}
    </ScreenSection>
  );
}
