import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';
import './editing.css';

interface NoteProps {
  tone: 'warning' | 'bad' | 'plain';
  icon?: StaffIconName;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Whether screen readers announce it as soon as it appears. */
  isNews?: boolean;
}

/** A highlighted message above the content. */
export function Note({ tone, icon = 'alert', title, children, actions, isNews }: NoteProps) {
  return (
    <div className={`note note--${tone}`} role={isNews ? 'alert' : undefined}>
      <StaffIcon name={icon} />
      <div>
        {title && <p className="note__title">{title}</p>}
        {children}
      </div>
      {actions && <div className="note__actions">{actions}</div>}
    </div>
  );
}
