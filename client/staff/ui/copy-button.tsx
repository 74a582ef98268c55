import { useState } from 'react';
import { copyText } from '../../shared/ui/copy-text.ts';
import { Button } from './button.tsx';
import './ui.css';

const outcomes = { copied: 'Copied', failed: 'Not copied' };

interface CopyButtonProps {
  text: string;
  /** Names the copied text, for the accessible name. */
  what: string;
  label?: string;
  /** Shows only the icon. */
  isIcon?: boolean;
}

export function CopyButton({ text, what, label, isIcon = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed');
  const idleLabel = label ?? 'Copy';
  const icon = outcome === 'copied' ? 'check' : 'copy';
  if (isIcon)
    return (
      <>
        <Button kind="plain" icon={icon} label={`Copy ${what}`} onClick={copy} />
        <span className="visually-hidden" role="status">
          {outcome && outcomes[outcome]}
        </span>
      </>
    );
  return (
    <>
      <Button icon={icon} onClick={copy}>
        <span className="copy-label">
          <span>{outcome ? outcomes[outcome] : idleLabel}</span>
          {[idleLabel, ...Object.values(outcomes)].map((words) => (
            <span className="copy-label__room" aria-hidden="true" key={words}>
              {words}
            </span>
          ))}
        </span>
        <span className="visually-hidden"> {what}</span>
      </Button>
      {/* Outside of the button, whose name would lack what has the role of a status. */}
      <span className="visually-hidden" role="status">
        {outcome && outcomes[outcome]}
      </span>
    </>
  );
}
