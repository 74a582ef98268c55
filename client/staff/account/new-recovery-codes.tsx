import { useState } from 'react';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { trpc } from '../trpc.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { PasswordInput } from '../ui/text-input.tsx';

export function NewRecoveryCodes() {
  const [password, setPassword] = useState('');
  const renew = trpc.ownAccount.renewRecoveryCodes.useMutation({ onSuccess: () => setPassword('') });
  return (
    <ScreenSection
      title="Recovery codes"
      lead="For a lost telephone, each once. New ones make those that you have void."
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} action="Done" onDone={renew.reset} />
      ) : (
        <StaffForm
          name="Recovery codes"
          action="Make new codes"
          call={renew}
          onSubmit={() => renew.mutate({ password })}
        >
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
        </StaffForm>
      )}
    </ScreenSection>
  );
}
