import { useMember } from '../calls/session.ts';
import { roleNames, roleTasks } from '../members/role-names.ts';
import { ScreenPage } from '../ui/screen-page.tsx';
import { Written } from '../ui/written.tsx';
import { ChangePassword } from './change-password.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { Sessions } from './sessions.tsx';

export default function AccountScreen() {
  const { name, email, role } = useMember();
  return (
    <ScreenPage
      title="Your account"
      narrow
      lead={
        <>
          <Written text={name} /> · {email} · {roleNames[role]}: {roleTasks[role].toLowerCase()}
        </>
      }
    >
      <Sessions />
      <ChangePassword />
      <NewRecoveryCodes />
    </ScreenPage>
  );
}
