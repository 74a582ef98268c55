import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from '../inbox/shortcuts-setting.ts';

/** Single keys of this screen. In a text field, dialog or menu they have another meaning. */
export function useStartKeys(keys: Record<string, () => void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, dialog, [role="dialog"], [role="menu"]') !== null;
    if (isCommand || event.defaultPrevented || isElsewhere || !areShortcutsOn()) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
