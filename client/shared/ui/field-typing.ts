interface Control {
  value: string;
  selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
}

/**
 * Filters what now stands in a control and answers what is kept. The cursor stays where the typing was;
 * React alone would send it to the end whenever a character is dropped.
 */
export function typeInto(control: Control, before: string, filter: (typed: string) => string): string {
  const typed = control.value;
  const filtered = filter(typed);
  const cursor = control.selectionStart ?? typed.length;
  // One more key in the middle of a full field must not push the last character out of it.
  const full = typed.length === before.length + 1 && filtered !== before && typed.startsWith(filtered);
  const kept = full && filtered.length === before.length ? before : filtered;
  if (kept === typed) return kept;
  control.value = kept;
  const place = kept === filtered ? filter(typed.slice(0, cursor)).length : cursor - 1;
  control.setSelectionRange(place, place);
  return kept;
}
