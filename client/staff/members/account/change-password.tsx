import { useState } from 'react';
import { useMember } from '../../calls/session.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { NewPasswordInput } from '../../ui/new-password-input.tsx';
import { showToast } from '../../ui/notices.ts';
import { ScreenSection } from '../../ui/screen-page.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { PasswordInput } from '../../ui/text-input.tsx';

export function ChangePassword() {
  const { email } = useMember();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = trpc.ownAccount.changePassword.useMutation({
    onSuccess: () => {
      setPassword('');
      setNewPassword('');
      void queries.ownAccount.listSessions.invalidate();
      void showToast('Your password is changed. You have been signed out of all other sessions.');
    },
  });
  return (
    <ScreenSection title="Password">
      <StaffForm
        name="Password"
        action="Change password"
        call={change}
        onSubmit={() => change.mutate({ password, newPassword })}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
        <NewPasswordInput
          label="New password"
          name="newPassword"
          value={newPassword}
          onType={setNewPassword}
        />
      </StaffForm>
    </ScreenSection>
  );
}
