import { useId } from 'react';
import type { MovingOut } from '../../../../src/contract/staff/moving-out.ts';
import { Button } from '../../ui/button.tsx';
import '../archive.css';

interface MakingProgressProps {
  progress: MovingOut['progress'];
  isStopping: boolean;
  onStop(): void;
}

export function ArchiveProgress({
  progress: { done, total, secondsLeft },
  isStopping,
  onStop,
}: MakingProgressProps) {
  const id = useId();
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <div className="moving-out__progress">
      <span id={id}>{`${percent} % done${secondsLeft === null ? '' : `, ${timeLeft(secondsLeft)}`}`}</span>
      <Button isBusy={isStopping} onClick={onStop}>
        {isStopping ? 'Stopping …' : 'Stop'}
      </Button>
      <progress aria-labelledby={id} value={done} max={Math.max(total, 1)} />
    </div>
  );
}

/** Rounded, so that it does not jump about. */
function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.ceil(minutes / 60);
  return `about ${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
}
