import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StaffIcon } from '../ui/staff-icon.tsx';
import '../ui/screen-page.css';
import './content.css';

interface ContentHeadProps {
  /** The list that the item belongs to. */
  back: { to: string; text: string };
  title: string;
  badge?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}

/** The head of a job, blog or document: title, state and actions. */
export function ContentHead({ back, title, badge, facts, children }: ContentHeadProps) {
  return (
    <header className="content-head">
      <Link className="content-head__back" to={back.to}>
        <StaffIcon name="chevron-left" /> {back.text}
      </Link>
      <div className="content-head__row">
        <div>
          <div className="content-head__title">
            <h1 className="d-title">{title}</h1>
            {badge}
          </div>
          {facts && <div className="content-head__facts">{facts}</div>}
        </div>
        {children && <div className="content-head__acts">{children}</div>}
      </div>
    </header>
  );
}
