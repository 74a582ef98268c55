import { type ReactNode, useRef } from 'react';
import { CallState } from '../ui/call-state.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { type ActUnderWay, stopWaitingActs, useWaitingActs } from './acts-under-way.ts';
import './inbox.css';

const MOST_NAMED = 2;

/**
 * At the foot of a screen while acts on items wait for the server, with what they are.
 * @param reference shows it only if an act on this item waits.
 */
export function WaitingActsNote({ reference }: { reference?: string }) {
  const { acts, wait } = useWaitingActs();
  const isShown = acts.some(({ references }) => reference === undefined || references.has(reference));
  const [first] = acts.flatMap(({ references }) => [...references]);
  return (
    isShown && (
      <Note first={reference ?? first ?? ''}>
        <CallState
          call={{ isPending: true, error: null, wait: wait && { ...wait, stop: stopWaitingActs } }}
          what={describeActs(acts)}
        />
      </Note>
    )
  );
}

function Note({ first, children }: { first: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useReturnFocus(frame, first);
  return (
    <section className="waiting-acts" aria-label="Waiting for the server" ref={frame}>
      {children}
    </section>
  );
}

function describeActs(acts: readonly ActUnderWay[]): string {
  const named = acts.slice(0, MOST_NAMED).map(({ what }) => what);
  const rest = acts.length - named.length;
  if (rest > 0) named.push(`and ${rest} more`);
  return named.join(', ');
}
