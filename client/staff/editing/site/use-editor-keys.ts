import { useEffect } from 'react';
import { showToast } from '../../ui/notices.ts';
import type { EditingSession } from './draft/editing-session.ts';

/** Ctrl+Z and Ctrl+Y outside of a text, which has an undo of its own, and Ctrl+S for whoever is used to it. */
export function useEditorKeys(session: EditingSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        void saveNow(session);
      }
      if (isTyping(event.target)) return;
      if (key === 'z' && !event.shiftKey) session.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
}

async function saveNow(session: EditingSession): Promise<void> {
  if (await session.flush()) await showToast('Saved.');
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type="checkbox"], [type="radio"])');
