import { useState } from 'react';

/** The applicants that a member has ticked, for moves of several at once. */
export interface Choosing {
  selected: ReadonlySet<string>;
  /** Ticks all of these, or removes their ticks where every one has it. */
  onToggle(...references: string[]): void;
  clear(): void;
}

export function useChoosing(): Choosing {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    onToggle: (...references) => {
      const next = new Set(selected);
      const isEachTicked = references.every((reference) => selected.has(reference));
      for (const reference of references)
        if (isEachTicked) next.delete(reference);
        else next.add(reference);
      setSelected(next);
    },
    clear: () => setSelected(new Set()),
  };
}
