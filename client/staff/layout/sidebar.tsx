import { Link } from '@tanstack/react-router';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SignedInMember } from '../calls/session.ts';
import { SharedViewsMenu } from '../inbox/shared-views-menu.tsx';
import { namesOf } from '../members/role-names.ts';
import { mayOpen, menuGroups, menuScreens } from '../menu/screens.ts';
import { companyName } from '../ui/company-name.ts';
import { Initials } from '../ui/initials.tsx';
import { languageOfText } from '../ui/language-of-text.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { useSignOut } from './use-sign-out.ts';
import { RecalledCount, WaitingCount } from './waiting-count.tsx';
import './sidebar.css';

interface SidebarProps {
  member: SignedInMember;
  /** The number of new items in the inbox, formatted; '' when there are none. */
  waiting: string;
  /** The number of due follow-ups and unseen mentions, formatted; '' when there are none. */
  recalled: string;
}

/** The menu and the signed-in member: a sidebar, or a drawer on a phone. */
export function Sidebar({ member, waiting, recalled }: SidebarProps) {
  const signOut = useSignOut();
  return (
    <div className="side-menu">
      <Link className="side-menu__brand" to="/">
        <Icon name="logo" />
        <span>
          <b>{companyName}</b> <small>Staff area</small>
        </span>
      </Link>
      <nav aria-label="Staff area">
        {menuGroups.map((group) => (
          <MenuGroup key={group} group={group} roles={member.roles} waiting={waiting} recalled={recalled} />
        ))}
      </nav>
      <div className="side-menu__foot">
        <Link className="side-menu__me" to="/account">
          <Initials name={member.name} />
          <span>
            <b lang={languageOfText(member.name)}>{member.name}</b> <small>{namesOf(member.roles)}</small>
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

interface MenuGroupProps extends Pick<SidebarProps, 'waiting' | 'recalled'> {
  group: string;
  roles: SignedInMember['roles'];
}

function MenuGroup({ group, roles, waiting, recalled }: MenuGroupProps) {
  const entries = menuScreens.filter((screen) => screen.menu.group === group && mayOpen(screen, roles));
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
              <StaffIcon name={menu.icon} /> {title}
              {path === '/inbox' && recalled && <RecalledCount recalled={recalled} />}
              {path === '/inbox' && waiting && <WaitingCount waiting={waiting} />}
            </Link>
            {path === '/inbox' && <SharedViewsMenu />}
          </li>
        ))}
      </ul>
    </>
  );
}
