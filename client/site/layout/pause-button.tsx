import { Icon } from '../../shared/ui/icon.tsx';
import '../../shared/ui/button.css';
import './pause-button.css';

interface PauseButtonProps {
  /** Completes the button's accessible name, such as `the film`. */
  target: string;
  playing: boolean;
  onToggle: (playing: boolean) => void;
}

/** Pauses and plays the animation in a page's hero. */
export function PauseButton({ target, playing, onToggle }: PauseButtonProps) {
  return (
    <button className="round motion-key" type="button" onClick={() => onToggle(!playing)}>
      <Icon name={playing ? 'pause' : 'play'} />
      <span className="visually-hidden">{`${playing ? 'Pause' : 'Play'} ${target}`}</span>
    </button>
  );
}
