import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** Says in one sentence what is counted. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the start screen, with its own heading. */
export function Panel({ title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <section className="start-panel" aria-labelledby={id}>
      <header>
        <h2 className="d-head" id={id}>
          {title}
        </h2>
        {lead && <p className="d-small muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
