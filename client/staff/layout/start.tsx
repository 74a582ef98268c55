import { Navigate } from '@tanstack/react-router';
import { mayOpen, menuScreens } from '../screens.ts';
import { useMember } from '../session.ts';

/** /staff itself leads to the first screen of one's role. */
export function Start() {
  const { role } = useMember();
  const first = menuScreens.find((screen) => mayOpen(screen, role));
  return <Navigate to={first?.path ?? '/account'} replace />;
}
