import type { ReactNode } from 'react';
import './ui.css';

interface ScreenPageProps {
  title: string;
  lead?: ReactNode;
  /** The screen's main actions, beside the title. */
  actions?: ReactNode;
  /** Limits the width to that of a text column. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen with one column: heading, actions and content. */
export function ScreenPage({ title, lead, actions, narrow, children }: ScreenPageProps) {
  return (
    <div className={narrow ? 'screen screen--narrow' : 'screen'}>
      <header className="screen__head">
        <div>
          <h1 className="d-title">{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="screen__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A section of a screen, with its own heading. */
export function ScreenSection({ title, lead, actions, children }: Omit<ScreenPageProps, 'narrow'>) {
  return (
    <section className="screen__section" aria-label={title}>
      <div className="screen__section-head">
        <div>
          <h2 className="d-head">{title}</h2>
          {lead && <p className="d-small muted">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
