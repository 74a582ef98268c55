import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from '../inbox/shortcuts-setting.ts';

/**
 * The keys of a screen that are pressed alone. In a text field, dialog or menu they have another meaning.
 * @param findAct returns undefined for a key that the screen does not know.
 */
export function useSingleKeys(findAct: (key: string) => (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || event.defaultPrevented || isElsewhere(event.target) || !areShortcutsOn()) return;
    const act = findAct(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  const typing = 'input:not([type="checkbox"]), textarea, select, dialog, [role="dialog"], [role="menu"]';
  return target instanceof Element && target.closest(typing) !== null;
}
