import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Written } from '../ui/written.tsx';
import '../ui/ui.css';
import './editing.css';

interface ContentHeadProps {
  /** A BackLink to what it belongs to. */
  back: ReactNode;
  title: string;
  /** The act that the screen is for, before the item's title. */
  act?: string;
  badge?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}

/** The head of a job, blog or document: title, state and actions. */
export function ContentHead({ back, title, act, badge, facts, children }: ContentHeadProps) {
  return (
    <header className="content-head">
      {back}
      <div className="content-head__row">
        <div>
          <div className="content-head__title">
            <h1 className="d-title">
              {act && `${act} `}
              <Written text={title} />
            </h1>
            {badge}
          </div>
          {facts && <div className="content-head__facts">{facts}</div>}
        </div>
        {children && <div className="content-head__acts">{children}</div>}
      </div>
    </header>
  );
}

export const BackLink = createLink(function BackAnchor({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} className="content-head__back">
      <StaffIcon name="chevron-left" /> {children}
    </a>
  );
});
