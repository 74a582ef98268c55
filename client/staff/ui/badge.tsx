import type { ReactNode } from 'react';
import './ui.css';

export type Tone = 'new' | 'busy' | 'good' | 'still' | 'bad';

/** A state as a word and a mark, so that it does not depend on colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
