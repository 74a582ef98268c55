import { useEffect, useEffectEvent, useState } from 'react';
import { ShortcutsHelp } from '../inbox/shortcuts-help.tsx';
import { areShortcutsOn } from '../inbox/shortcuts-setting.ts';
import { isSuppressed } from '../inbox/use-inbox-keys.ts';

/** The list of keys, by `?` on every screen. In the inbox that key is one of the screen's own. */
export function HelpKey() {
  const [isOpen, setIsOpen] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '?' || isCommand || event.defaultPrevented) return;
    if (isSuppressed(event.target) || !areShortcutsOn()) return;
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen && <ShortcutsHelp onClose={() => setIsOpen(false)} />;
}
