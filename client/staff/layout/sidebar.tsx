import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SignedInMember } from '../calls/session.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { removeAllKeptFiles } from '../conversation/kept-files.ts';
import { SharedViewsMenu } from '../inbox/shared-views-menu.tsx';
import { listRoleNames } from '../members/role-names.ts';
import { listedScreens, mayOpen, menuGroups } from '../menu/screens.ts';
import { companyName } from '../ui/company-name.ts';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Initials } from '../ui/initials.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { useIsBelow, useShowCurrent } from './menu-in-sight.ts';
import { OpenRequestsCount, RecalledCount, WaitingCount } from './waiting-count.tsx';
import './layout.css';

/** The counts in the menu, each formatted; '' for none. */
export interface MenuCounts {
  /** New items in the inbox. */
  waiting: string;
  /** Due follow-ups and unseen mentions. */
  recalled: string;
  /** Open requests about personal data. */
  dataRequests: string;
}

interface SidebarProps {
  member: SignedInMember;
  counts: MenuCounts;
}

/** The menu and the signed-in member: a sidebar, or a drawer on a phone. */
export function Sidebar({ member, counts }: SidebarProps) {
  const signOut = useSignOut();
  const nav = useRef<HTMLElement>(null);
  useShowCurrent(nav);
  const end = useRef<HTMLSpanElement>(null);
  const isMoreBelow = useIsBelow(end);
  return (
    <div className="side-menu" data-more={isMoreBelow}>
      <Link className="side-menu__brand" to="/">
        <Icon name="logo" />
        <span>
          <b>{companyName}</b> <small>Staff area</small>
        </span>
      </Link>
      <nav aria-label="Staff area" ref={nav}>
        {menuGroups.map((group) => (
          <MenuGroup key={group} group={group} roles={member.roles} counts={counts} />
        ))}
        <span ref={end} className="side-menu__end" />
      </nav>
      <div className="side-menu__foot">
        <span className="side-menu__more" aria-hidden="true">
          <StaffIcon name="chevron-down" />
        </span>
        <Link className="side-menu__me" to="/account">
          <Initials name={member.name} />
          <span>
            <b lang={findTextLanguage(member.name)}>{member.name}</b>{' '}
            <small>{listRoleNames(member.roles)}</small>
            <span className="visually-hidden">, your account</span>
          </span>
        </Link>
        <button type="button" className="side-menu__out" onClick={signOut} title="Sign out">
          <StaffIcon name="sign-out" />
          <span className="visually-hidden">Sign out</span>
        </button>
      </div>
    </div>
  );
}

interface MenuGroupProps extends Pick<SidebarProps, 'counts'> {
  group: string;
  roles: SignedInMember['roles'];
}

function MenuGroup({ group, roles, counts }: MenuGroupProps) {
  const { waiting, recalled, dataRequests } = counts;
  const entries = listedScreens.filter((screen) => screen.menu?.group === group && mayOpen(screen, roles));
  if (entries.length === 0) return null;
  return (
    <>
      <p className="side-menu__group">{group}</p>
      <ul>
        {entries.map(({ path, title, menu }) => (
          <li key={path}>
            <Link
              className="side-menu__link"
              to={path}
              activeOptions={{ exact: path === '/', includeSearch: false }}
            >
              {menu && <StaffIcon name={menu.icon} />} {title}
              {path === '/inbox' && recalled && <RecalledCount recalled={recalled} />}
              {path === '/inbox' && waiting && <WaitingCount waiting={waiting} />}
              {path === '/people' && dataRequests && <OpenRequestsCount open={dataRequests} />}
            </Link>
            {path === '/inbox' && <SharedViewsMenu />}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Ends the session on the server. Querying the member then gets a 401, which shows the sign-in screen and clears the
 * cache.
 */
function useSignOut() {
  const { mutate } = trpc.ownAccount.signOut.useMutation({
    onSuccess: () => removeAllKeptFiles().catch(() => undefined),
    onSettled: () => queries.ownAccount.who.invalidate(),
  });
  return () => mutate();
}
