import { Link } from '@tanstack/react-router';
import { mayDo } from '../../../../src/contract/staff/rights.ts';
import { useMember } from '../../calls/session.ts';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { Written } from '../../ui/written.tsx';
import { listRoleNames } from '../role-names.ts';
import { ChangePassword } from './change-password.tsx';
import { MailChoicesSection } from './mail-choices.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { Sessions } from './sessions.tsx';

export default function AccountScreen() {
  const { name, email, roles } = useMember();
  return (
    <ScreenPage
      title="Your account"
      narrow
      lead={
        <>
          <Written text={name} /> · {email} · {listRoleNames(roles)}.{' '}
          <Link className="records__link" to="/rights">
            What each role may do
          </Link>
        </>
      }
    >
      <Sessions />
      {mayDo(roles, 'workInbox') && <MailChoicesSection />}
      <ChangePassword />
      <NewRecoveryCodes />
    </ScreenPage>
  );
}
