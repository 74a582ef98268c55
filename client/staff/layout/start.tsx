import { Navigate } from '@tanstack/react-router';
import { useMember } from '../calls/session.ts';
import { mayOpen, menuScreens } from '../menu/screens.ts';

/** Redirects /staff to the first screen of the member's role. */
export function Start() {
  const { role } = useMember();
  const first = menuScreens.find((screen) => mayOpen(screen, role));
  return <Navigate to={first?.path ?? '/account'} replace />;
}
