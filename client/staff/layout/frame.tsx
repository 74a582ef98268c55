import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { preloadNotices } from '../../shared/notify.ts';
import { useFocusAfterNavigation } from '../../shared/ui/use-focus-after-navigation.ts';
import type { SignedInMember } from '../calls/session.ts';
import { removeOldFiles } from '../conversation/kept-files.ts';
import { ShortcutsHelp } from '../inbox/shortcuts-help.tsx';
import { useInboxChanges } from '../live/use-inbox-changes.ts';
import { CodeDialog } from '../members/code/code-dialog.tsx';
import { mayOpen } from '../menu/screens.ts';
import { companyName } from '../ui/company-name.ts';
import { useSingleKeys } from '../ui/use-single-keys.ts';
import { ConnectionNote } from './connection-note.tsx';
import { AccessDenied } from './not-shown.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SessionEnd } from './session-end.tsx';
import { Sidebar } from './sidebar.tsx';
import './layout.css';

/** The layout that stays mounted while the screens change. */
export function Frame({ member }: { member: SignedInMember }) {
  useFocusAfterNavigation();
  // A browser that could not load it once, because the server was away, does not try again until the page is reloaded.
  useEffect(preloadNotices, []);
  useEffect(() => void removeOldFiles().catch(() => undefined), []);
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const title = screen?.title ?? 'Staff area';
  const { staleSince, ...counts } = useInboxChanges(member);
  const { waiting } = counts;
  return (
    <div className="desk">
      <title>{`${waiting && `(${waiting}) `}${title} · ${companyName} staff`}</title>
      <button type="button" className="skip" onClick={skipToMain}>
        Skip to content
      </button>
      <SessionEnd />
      <PhoneBar member={member} counts={counts} />
      <aside className="desk__side on-navy">
        <Sidebar member={member} counts={counts} />
      </aside>
      <main className="desk__main" id="main" tabIndex={-1}>
        <ConnectionNote staleSince={staleSince} />
        {screen && !mayOpen(screen, member.roles) ? <AccessDenied /> : <Outlet />}
      </main>
      <CodeDialog />
      <HelpKey />
    </div>
  );
}

/** A button with a script and not a link to `#main`, because the address's fragment holds the search. */
function skipToMain(): void {
  document.getElementById('main')?.focus();
}

/** The list of keys, by `?` on every screen. In the inbox that key is one of the screen's own. */
function HelpKey() {
  const [isOpen, setIsOpen] = useState(false);
  useSingleKeys((key) => (key === '?' ? () => setIsOpen(true) : undefined));
  return isOpen && <ShortcutsHelp onClose={() => setIsOpen(false)} />;
}
