import { Navigate } from '@tanstack/react-router';
import { useMember } from '../calls/session.ts';
import { mayOpen, menuScreens } from '../menu/screens.ts';

/** Redirects /staff to the first screen of the member's roles. */
export function Start() {
  const { roles } = useMember();
  const first = menuScreens.find((screen) => mayOpen(screen, roles));
  return <Navigate to={first?.path ?? '/account'} replace />;
}
