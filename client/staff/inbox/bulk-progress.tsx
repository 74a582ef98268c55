import { useId } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { Button } from '../ui/button.tsx';
import './inbox.css';

export interface Progress {
  done: number;
  total: number;
}

interface BulkProgressProps extends Progress {
  onStop(): void;
}

/** An act on more items than one request takes. What is done stays done when it is stopped. */
export function BulkProgress({ done, total, onStop }: BulkProgressProps) {
  const id = useId();
  return (
    <div className="bulk-progress">
      <span id={id}>{`Changed ${groupDigits(done)} of ${groupDigits(total)}`}</span>
      <Button onClick={onStop}>Stop</Button>
      <progress aria-labelledby={id} value={done} max={total} />
    </div>
  );
}
