import { useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for who does not see it. */
  what: string;
  label?: string;
}

export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied'>();
  const copy = async () => setOutcome((await copyText(text)) ? 'Copied' : 'Not copied');
  return (
    <Button icon={outcome === 'Copied' ? 'check' : 'copy'} onClick={copy}>
      <span role="status">{outcome ?? label ?? 'Copy'}</span>
      <span className="visually-hidden"> {what}</span>
    </Button>
  );
}
