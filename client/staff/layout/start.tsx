import { Navigate } from '@tanstack/react-router';
import { mayOpen, menuScreens } from '../screens.ts';
import { useMember } from '../session.ts';

/** Redirects /staff to the first screen of the member's role. */
export function Start() {
  const { role } = useMember();
  const first = menuScreens.find((screen) => mayOpen(screen, role));
  return <Navigate to={first?.path ?? '/account'} replace />;
}
