import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a picture that has been selected, past all the others, and back to its tile when that is left: on a
 * phone only one of both is shown.
 */
export function useFocusOfSelection(selected: string) {
  const all = useRef<HTMLDivElement>(null);
  const one = useRef<HTMLElement>(null);
  const last = useRef(selected);
  useEffect(() => {
    if (last.current === selected) return;
    const tile = all.current?.querySelector<HTMLElement>(`[data-picture="${last.current}"]`);
    const target = selected === '' ? (tile ?? all.current?.querySelector('input')) : one.current;
    last.current = selected;
    target?.focus();
  }, [selected]);
  return { all, one };
}
