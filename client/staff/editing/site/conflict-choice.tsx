import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { showFault } from '../../ui/show-fault.ts';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { TextDifference } from '../text-difference.tsx';
import type { OpenConflict } from './draft/conflicts.ts';
import type { EditingSession } from './draft/editing-session.ts';
import { formatValue } from './history/format-value.ts';
import '../editing.css';

interface ConflictChoiceProps {
  conflicts: readonly OpenConflict[];
  session: EditingSession;
}

/** Both texts of each field that two people changed, to choose from. Saving waits for it. */
export function ConflictChoice({ conflicts, session }: ConflictChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The conflict appears by itself while somebody types elsewhere, so it is announced, and the focus stays. After a
    // choice its buttons are gone, so the focus goes to what is next.
    if (isFirst.current) box.current?.scrollIntoView({ block: 'nearest' });
    else if (heading.current && conflicts.length > 0) showFault(heading.current);
    isFirst.current = false;
  }, [conflicts.length]);
  return (
    <section ref={box} className="conflict" aria-label="Two texts to choose from">
      <div role="alert">
        <h2 ref={heading} tabIndex={-1}>
          <StaffIcon name="alert" />
          {conflicts.length === 1
            ? 'A colleague has changed the same text'
            : `A colleague has changed ${conflicts.length} of the same texts`}
        </h2>
        <p>Nothing is lost: choose which to keep. The other one stays in the history.</p>
      </div>
      {conflicts.map(({ path, field, mine, theirs }) => {
        const texts = { mine: formatValue(mine), theirs: formatValue(theirs) };
        return (
          <fieldset key={path}>
            <legend>{field}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <div className="conflict__side" key={side}>
                <b>{side === 'mine' ? 'Yours' : 'Theirs'}</b>
                <TextDifference side={side} {...texts} />
                <Button onClick={() => session.choose(path, side)}>
                  {side === 'mine' ? 'Keep mine' : 'Take theirs'}
                  <span className="visually-hidden"> for {field}</span>
                </Button>
              </div>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}
