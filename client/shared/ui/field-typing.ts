interface Control {
  value: string;
  selectionStart: number | null;
  setSelectionRange(start: number, end: number): void;
}

/**
 * Filters the current value of a control and returns what is kept. Keeps the cursor where the visitor typed: React
 * alone would move it to the end whenever a character is dropped.
 */
export function typeInto(control: Control, before: string, filter: (typed: string) => string): string {
  const typed = control.value;
  const filtered = filter(typed);
  const cursor = control.selectionStart ?? typed.length;
  // Typing in the middle of a full field is ignored, since it would otherwise drop the last character.
  const full = typed.length === before.length + 1 && filtered !== before && typed.startsWith(filtered);
  const kept = full && filtered.length === before.length ? before : filtered;
  if (kept === typed) return kept;
  control.value = kept;
  const place = kept === filtered ? filter(typed.slice(0, cursor)).length : cursor - 1;
  control.setSelectionRange(place, place);
  return kept;
}
