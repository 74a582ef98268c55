import { useId, useState } from 'react';
import { slugOf } from '../../../../src/content/slug.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { companyName } from '../../ui/company-name.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

interface RecoveryCodesProps {
  codes: string[];
  action: string;
  onDone(): void;
}

/** The codes are shown only once, so the member must confirm that they are saved before going on. */
export function RecoveryCodes({ codes, action, onDone }: RecoveryCodesProps) {
  const [isSaved, setIsSaved] = useState(false);
  const id = useId();
  const text = codes.join('\n');
  return (
    <div className="codes">
      <ol className="codes__list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="codes__keep">
        <CopyButton text={text} what="the codes" label="Copy" />
        <Button icon="print" onClick={() => print()}>
          Print
        </Button>
        <ButtonAnchor
          icon="download"
          download={`${slugOf(companyName)}-recovery-codes.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          Download
        </ButtonAnchor>
      </div>
      <label className="tick" htmlFor={id}>
        <input id={id} type="checkbox" checked={isSaved} onChange={() => setIsSaved(!isSaved)} />I have saved
        these codes
      </label>
      <Button kind="main" disabled={!isSaved} onClick={onDone}>
        {action}
      </Button>
    </div>
  );
}
