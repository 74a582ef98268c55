export interface Base<Values> {
  version: number;
  values: Values;
}

export interface Conflict {
  /** The text that was entered here, whichever side is chosen. */
  mine: string;
  choice?: 'mine' | 'theirs';
}

export type Conflicts<Values> = Partial<Record<keyof Values, Conflict>>;

/** The state of an editor: the current values, and the stored version that they are based on. */
export interface DraftState<Values> {
  base: Base<Values>;
  values: Values;
  /** Fields that both sides have changed, to different values. */
  conflicts: Conflicts<Values>;
  /** Fields that only the other side has changed. Their new values were merged. */
  taken: (keyof Values)[];
}

type Texts = Record<string, string>;

export function beginDraft<Values extends Texts>(base: Base<Values>): DraftState<Values> {
  return { base, values: base.values, conflicts: {}, taken: [] };
}

/**
 * Rebases a draft on the version that is stored now. A new version with the same texts, as after a publication, is no
 * conflict; only fields that both sides changed must be decided.
 */
export function followStored<Values extends Texts>(
  state: DraftState<Values>,
  stored: Base<Values>,
): DraftState<Values> {
  const { base } = state;
  // Right after a save, the answer of an earlier query may still arrive. It is older, so it is ignored.
  if (stored.version < base.version) return state;
  const changed = listFields(stored.values).filter((field) => stored.values[field] !== base.values[field]);
  if (changed.length === 0 && stored.version === base.version) return state;
  const next = { ...state, base: stored, values: { ...state.values }, conflicts: { ...state.conflicts } };
  for (const field of changed) {
    const mine = state.values[field];
    const theirs = stored.values[field];
    if (mine === base.values[field]) {
      next.values[field] = theirs;
      if (stored.version > base.version) next.taken = [...next.taken, field];
    } else if (mine === theirs) delete next.conflicts[field];
    else if (stored.version > base.version) next.conflicts[field] = { mine: mine ?? '' };
  }
  return next;
}

/** Rebases on the version just saved, keeping what was typed since. */
export function afterSaving<Values extends Texts>(
  state: DraftState<Values>,
  base: Base<Values>,
): DraftState<Values> {
  return { ...beginDraft(base), values: state.values };
}

/** Puts one side's text into the field. The choice can be changed until it is saved. */
export function chooseSide<Values extends Texts>(
  state: DraftState<Values>,
  field: keyof Values,
  choice: 'mine' | 'theirs',
): DraftState<Values> {
  const conflict = state.conflicts[field];
  if (conflict === undefined) return state;
  const current = state.values[field];
  // Words that were typed since then belong to the member's own text.
  const mine = conflict.choice !== 'theirs' && current !== undefined ? current : conflict.mine;
  return {
    ...state,
    values: { ...state.values, [field]: choice === 'mine' ? mine : state.base.values[field] },
    conflicts: { ...state.conflicts, [field]: { mine, choice } },
  };
}

export function isDraftDirty<Values extends Texts>({ base, values }: DraftState<Values>): boolean {
  return listFields(values).some((field) => values[field] !== base.values[field]);
}

/** Fields whose conflict is not decided yet. */
export function undecidedFields<Values extends Texts>({ conflicts }: DraftState<Values>): (keyof Values)[] {
  return Object.keys(conflicts).filter((field) => conflicts[field]?.choice === undefined);
}

function listFields<Values extends Texts>(values: Values): (keyof Values)[] {
  return Object.keys(values);
}
