import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import './inbox.css';

const number = new Intl.NumberFormat('en-IN');

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
      <span id={id}>{`Changed ${number.format(done)} of ${number.format(total)}`}</span>
      <Button onClick={onStop}>Stop</Button>
      <progress aria-labelledby={id} value={done} max={total} />
    </div>
  );
}
