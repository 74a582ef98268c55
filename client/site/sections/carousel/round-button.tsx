import type { IconName } from '../../../../src/content/schema/icon-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import '../../../shared/ui/button.css';

interface RoundButtonProps {
  icon: IconName;
  label: string;
  controls?: string;
  onClick: () => void;
}

export function RoundButton({ icon, label, controls, onClick }: RoundButtonProps) {
  return (
    <button className="round" type="button" aria-label={label} aria-controls={controls} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
