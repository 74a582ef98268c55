/**
 * What has been typed into a form and not sent yet. It stays in this tab of the browser, so that a reload or the way
 * to another page and back does not empty the form. Files and the trap field are never kept.
 */
const PREFIX = 'form: ';
const LONGEST_MS = 24 * 60 * 60_000;

type Texts = Readonly<Record<string, string>>;

interface Draft {
  values: Texts;
  /** What the form started with, such as the job that it was opened for. */
  start: Texts;
  /** How long the form has been filled in, so that a reload does not make a visitor look like a robot. */
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
    // The browser keeps nothing for this site, or has no room left. The form works without it.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept either.
  }
}

/**
 * What was kept under this name. A draft that was begun with another start gives all fields but those of either start:
 * the person stays the same, the job does not.
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
    if (!(Date.now() - keptAt < LONGEST_MS)) sessionStorage.removeItem(key);
  }
}
