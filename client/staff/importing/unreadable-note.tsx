import type { ReactNode } from 'react';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { Note } from '../editing/note.tsx';
import { Written } from '../ui/written.tsx';
import { DiscardButton } from './discard-button.tsx';

interface UnreadableNoteProps {
  opened: OpenedImport;
  /** More buttons. */
  children: ReactNode;
}

export function UnreadableNote({ opened, children }: UnreadableNoteProps) {
  return (
    <Note
      tone="bad"
      title="This file cannot be read, and nothing of it has been written."
      actions={
        <>
          {children}
          <DiscardButton opened={opened}>Discard</DiscardButton>
        </>
      }
    >
      <p>
        <Written text={opened.reason} />
      </p>
      <p>Export it anew, or ask whoever sent it for a complete file, and upload that.</p>
    </Note>
  );
}
