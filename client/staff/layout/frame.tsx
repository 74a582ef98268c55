import { Outlet, useMatches } from '@tanstack/react-router';
import { useFocusAfterNavigation } from '../../layout/use-focus-after-navigation.ts';
import { CodeDialog } from '../code/code-dialog.tsx';
import { mayOpen } from '../screens.ts';
import type { SignedInMember } from '../session.ts';
import { ConnectionNote } from './connection-note.tsx';
import { NotForRole } from './no-screen.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Side } from './side.tsx';
import '../../layout/skip-link.css';
import './frame.css';

/** What stays while the screens change. */
export function Frame({ member }: { member: SignedInMember }) {
  useFocusAfterNavigation();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const title = screen?.title ?? 'Staff area';
  return (
    <div className="desk">
      <title>{`${title} · Guardhouse staff`}</title>
      <button type="button" className="skip" onClick={skipToMain}>
        Skip to content
      </button>
      <PhoneBar member={member} />
      <aside className="desk__side on-navy">
        <Side member={member} />
      </aside>
      <main className="desk__main" id="main" tabIndex={-1}>
        <ConnectionNote />
        {screen && !mayOpen(screen, member.role) ? <NotForRole /> : <Outlet />}
      </main>
      <CodeDialog />
    </div>
  );
}

/** Not by a link: what stands behind the address's # is a search. */
function skipToMain(): void {
  document.getElementById('main')?.focus();
}
