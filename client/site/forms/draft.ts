/**
 * Keeps what was typed into a form and not sent yet, in the tab's sessionStorage, so that a reload or a visit to
 * another page does not empty the form. Files and the trap field are never stored.
 */
const PREFIX = 'form: ';
const MAX_AGE_MS = 24 * 60 * 60_000;

type Texts = Readonly<Record<string, string>>;

interface Draft {
  values: Texts;
  /** The values that the form was opened with, such as the job. */
  start: Texts;
  /**
   * How long the form has been open, in milliseconds. Without it a reload would make the visitor look like a robot
   * that fills in a form in no time.
   */
  spentMs: number;
  keptAt: number;
}

export function keepDraft(name: string, draft: Omit<Draft, 'keptAt'>): void {
  const isBegun = Object.entries(draft.values).some(
    ([field, value]) => value !== '' && value !== draft.start[field],
  );
  if (!isBegun) {
    forgetDraft(name);
    return;
  }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ ...draft, keptAt: Date.now() }));
  } catch {
    // The browser blocks storage for this site, or the quota is used up. The form works without a draft.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked, so there is no draft either.
  }
}

/**
 * Returns the draft stored under this name. If the form was then opened with other initial values, such as another
 * job, the fields of both sets of initial values are left out and the rest, which describes the person, is kept.
 */
export function readDraft(name: string, start: Texts): Pick<Draft, 'values' | 'spentMs'> | undefined {
  try {
    forgetOldDrafts();
    const { values, spentMs, start: begun }: Draft = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '');
    if (JSON.stringify(begun) === JSON.stringify(start)) return { values, spentMs };
    const others = Object.entries(values).filter(([field]) => !(field in begun || field in start));
    return { values: Object.fromEntries(others), spentMs };
  } catch {
    return undefined;
  }
}

function forgetOldDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { keptAt }: Draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!(Date.now() - keptAt < MAX_AGE_MS)) sessionStorage.removeItem(key);
  }
}
