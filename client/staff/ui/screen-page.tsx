import type { ReactNode } from 'react';
import './screen-page.css';

interface ScreenPageProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title: what the screen is for. */
  actions?: ReactNode;
  /** Reads better at the width of a text than at the window's. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen of one column: its heading, what can be done, and what it shows. */
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

/** A part of a screen under a heading of its own. */
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
