import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { clearCache, useSession } from '../calls/session.ts';
import { SignInScreen } from '../members/sign-in/sign-in.tsx';
import { Frame } from './frame.tsx';
import { ServerUnavailable } from './not-shown.tsx';

/**
 * Renders the staff area only once it is known who is signed in. The sign-in screen appears at the requested address,
 * which is shown after signing in without a redirect.
 */
export function Gate() {
  const isOpen = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isOpen) });
  return isOpen ? <Outlet /> : <SignedInOnly />;
}

function SignedInOnly() {
  const session = useSession();
  const isOut = session.state === 'out';
  useEffect(() => {
    if (isOut) clearCache();
  }, [isOut]);
  switch (session.state) {
    case 'unknown':
      return <LoadingBar label="Loading" />;
    case 'away':
      return <ServerUnavailable {...session} />;
    case 'out':
      return <SignInScreen />;
    case 'in':
      return <Frame member={session.member} />;
  }
}
