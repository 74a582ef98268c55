import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import type { SignedInMember } from '../calls/session.ts';
import { companyName } from '../ui/company-name.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { type MenuCounts, Sidebar } from './sidebar.tsx';
import { WaitingCount } from './waiting-count.tsx';
import './layout.css';

interface PhoneBarProps {
  member: SignedInMember;
  counts: MenuCounts;
}

/** The header on a phone, with the menu in a drawer. */
export function PhoneBar({ member, counts }: PhoneBarProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another screen is shown
  useEffect(() => drawer.current?.close(), [pathname]);
  return (
    <>
      <header className="phone-bar on-navy">
        <button type="button" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
          <StaffIcon name="menu" />
          <span className="visually-hidden">Open the menu</span>
          {counts.waiting && <WaitingCount waiting={counts.waiting} />}
        </button>
        <Icon name="logo" />
        <p>{companyName}</p>
      </header>
      <dialog ref={drawer} className="phone-drawer on-navy" aria-label="Menu" closedby="any">
        <button type="button" className="phone-drawer__close" onClick={() => drawer.current?.close()}>
          <StaffIcon name="close" />
          <span className="visually-hidden">Close the menu</span>
        </button>
        <Sidebar member={member} counts={counts} />
      </dialog>
    </>
  );
}
