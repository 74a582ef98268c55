import { Icon } from '../../shared/ui/icon.tsx';
import '../../shared/ui/button.css';
import './motion-key.css';

interface MotionKeyProps {
  /** `the film` */
  what: string;
  playing: boolean;
  onPlay: (playing: boolean) => void;
}

/** Stops what moves by itself in a page's head, or starts it. */
export function MotionKey({ what, playing, onPlay }: MotionKeyProps) {
  return (
    <button className="round motion-key" type="button" onClick={() => onPlay(!playing)}>
      <Icon name={playing ? 'pause' : 'play'} />
      <span className="visually-hidden">{`${playing ? 'Pause' : 'Play'} ${what}`}</span>
    </button>
  );
}
