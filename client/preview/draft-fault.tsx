import type { ErrorComponentProps } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { DrawingContext } from './drawing.ts';
import { tellEditor } from './picking.ts';

/**
 * Stands for a draft that cannot be rendered, for a moment: it tells the editor why, the preview goes back to the draft
 * before, and that one is rendered in its place.
 */
export function DraftFault({ error, reset }: ErrorComponentProps) {
  const drawing = use(DrawingContext);
  const [failed] = useState(drawing?.drawn);
  const message = error instanceof Error ? error.message : String(error);
  useEffect(() => tellEditor({ type: 'fault', message }), [message]);
  useEffect(() => {
    if (drawing === undefined || failed === undefined) return;
    if (drawing.drawn === failed) drawing.fail(failed);
    else reset();
  }, [drawing, failed, reset]);
  return null;
}
