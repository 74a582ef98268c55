import type { MessageId } from '../../../src/content/interface.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { useFrameLanguage } from '../page-data/text-languages.ts';
import '../../shared/ui/button.css';
import './hero.css';

interface PauseButtonProps {
  /** Names the thing that it pauses. */
  target: 'film' | 'letters';
  playing: boolean;
  onToggle: (playing: boolean) => void;
}

const names: Record<PauseButtonProps['target'], { pause: MessageId; play: MessageId }> = {
  film: { pause: 'frame.pauseFilm', play: 'frame.playFilm' },
  letters: { pause: 'frame.pauseLetters', play: 'frame.playLetters' },
};

/** Pauses and plays the animation in a page's hero. */
export function PauseButton({ target, playing, onToggle }: PauseButtonProps) {
  const words = useWords();
  const frame = useFrameLanguage();
  const action = playing ? 'pause' : 'play';
  return (
    <button className="round motion-key" type="button" lang={frame} onClick={() => onToggle(!playing)}>
      <Icon name={action} />
      <span className="visually-hidden">{words(names[target][action])}</span>
    </button>
  );
}
