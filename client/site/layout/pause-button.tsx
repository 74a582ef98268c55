import { Icon } from '../../shared/ui/icon.tsx';
import '../../shared/ui/button.css';
import './pause-button.css';

interface MotionKeyProps {
  /** Completes the button's accessible name, such as `the film`. */
  what: string;
  playing: boolean;
  onPlay: (playing: boolean) => void;
}

/** Pauses and plays the animation in a page's hero. */
export function MotionKey({ what, playing, onPlay }: MotionKeyProps) {
  return (
    <button className="round motion-key" type="button" onClick={() => onPlay(!playing)}>
      <Icon name={playing ? 'pause' : 'play'} />
      <span className="visually-hidden">{`${playing ? 'Pause' : 'Play'} ${what}`}</span>
    </button>
  );
}
