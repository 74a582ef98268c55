import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'new' | 'busy' | 'good' | 'still' | 'bad';

/** A state in a word, with a mark that is not of colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
