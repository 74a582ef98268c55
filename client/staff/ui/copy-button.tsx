import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for who does not see it. */
  what: string;
  label?: string;
}

export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Cannot copy here'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Cannot copy here'),
    );
  return (
    <Button icon={outcome === 'Copied' ? 'check' : 'copy'} onClick={copy}>
      <span role="status">{outcome ?? label ?? 'Copy'}</span>
      <span className="visually-hidden"> {what}</span>
    </Button>
  );
}
