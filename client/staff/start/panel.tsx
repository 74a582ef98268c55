import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** What is counted, in one sentence. */
  lead?: ReactNode;
  /** Takes two thirds of the width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the start screen, with its own heading. */
export function Panel({ title, lead, isWide, children }: PanelProps) {
  const id = useId();
  return (
    <section className={isWide ? 'start-panel start-panel--wide' : 'start-panel'} aria-labelledby={id}>
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
