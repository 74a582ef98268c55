import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import './ui.css';

/** A message where there is nothing to show. */
export function Empty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Icon name="shape" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="empty-state__act">{children}</div>}
    </div>
  );
}
