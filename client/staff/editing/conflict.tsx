import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { showFault } from '../ui/show-fault.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Written } from '../ui/written.tsx';
import { TextDifference } from './text-difference.tsx';
import type { Draft } from './use-draft.ts';
import './editing.css';

export interface DraftNotesProps<Field extends string> {
  draft: Draft<Record<Field, string>>;
  events: readonly ContentEvent[] | undefined;
  labels: readonly (readonly [Field, string])[];
  /** How to display a value that is not text, such as a picture. */
  renderValue?: Partial<Record<Field, (value: string) => ReactNode>>;
  /** Whether saving was refused because a newer version is stored. The explanation then takes the focus. */
  isRefused: boolean;
  /** Incremented whenever saving was stopped because a conflict is undecided. */
  refusals: number;
}

type ConflictProps<Field extends string> = DraftNotesProps<Field> & {
  /** Who saved the other version. */
  member: string;
};

/**
 * Shown to the second of two people who edited the same item: field by field, both versions and the choice between
 * them. Nothing is lost until the member has chosen and saved.
 */
export function Conflict<Field extends string>({
  draft,
  labels,
  renderValue,
  isRefused,
  refusals,
  member,
}: ConflictProps<Field>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const show = (selector: string) => {
    const place = box.current?.querySelector<HTMLElement>(selector);
    if (place) showFault(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the focus
  useEffect(() => {
    if (isRefused) show('h2');
  }, [isRefused]);
  const known = useRef(refusals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal focuses the first missing choice
  useEffect(() => {
    if (known.current !== refusals) show('[data-open] input');
    known.current = refusals;
  }, [refusals]);
  const fields = labels.filter(([field]) => draft.conflicts[field]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers would announce a fieldset with every choice inside
    <div ref={box} className="conflict" role="group" aria-labelledby={id}>
      <div role="alert">
        <h2 id={id} tabIndex={-1}>
          <StaffIcon name="alert" /> <Written text={member} /> has changed this while you were editing
        </h2>
        <p>
          Your text is still here. Choose which to keep, then save. You can change your choice until then.
        </p>
      </div>
      {fields.map(([field, label]) => (
        <ConflictField
          key={field}
          label={label}
          mine={
            draft.conflicts[field]?.choice === 'theirs' ? draft.conflicts[field].mine : draft.values[field]
          }
          theirs={draft.stored.values[field]}
          choice={draft.conflicts[field]?.choice}
          onChoose={(side) => draft.choose(field, side)}
          show={renderValue?.[field]}
        />
      ))}
    </div>
  );
}

interface ConflictFieldProps {
  label: string;
  mine: string;
  theirs: string;
  choice: 'mine' | 'theirs' | undefined;
  onChoose(side: 'mine' | 'theirs'): void;
  show: ((value: string) => ReactNode) | undefined;
}

function ConflictField({ label, mine, theirs, choice, onChoose, show }: ConflictFieldProps) {
  const name = useId();
  const side = (which: 'mine' | 'theirs', text: string) => (
    <div className="conflict__side">
      <label className="tick">
        <input type="radio" name={name} checked={choice === which} onChange={() => onChoose(which)} />
        {text}
      </label>
      {show ? (
        show(which === 'mine' ? mine : theirs)
      ) : (
        <TextDifference side={which} mine={mine} theirs={theirs} />
      )}
    </div>
  );
  return (
    <fieldset data-open={choice === undefined ? '' : undefined}>
      <legend>{label}</legend>
      {side('mine', 'Keep mine')}
      {side('theirs', 'Take theirs')}
    </fieldset>
  );
}
