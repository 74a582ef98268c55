import { useMember } from '../calls/session.ts';
import { roleNames, roleTasks } from '../members/role-names.ts';
import { findScreen, mayOpen } from '../menu/screens.ts';
import { ScreenPage } from '../ui/screen-page.tsx';
import { Written } from '../ui/written.tsx';
import { ChangePassword } from './change-password.tsx';
import { MailChoicesSection } from './mail-choices.tsx';
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
      {mayOpen(findScreen('/inbox'), role) && <MailChoicesSection />}
      <ChangePassword />
      <NewRecoveryCodes />
    </ScreenPage>
  );
}
