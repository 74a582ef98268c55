import { type SyntheticEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import './editing.css';

interface PreviewFrameProps {
  /** The accessible name of the frame. */
  title: string;
  src: string;
  /** The public address of the page. */
  address: string;
  /** The id of the element to scroll to. */
  startAt?: string;
}

/** The page as the public will see it, in a sandboxed frame: no scripts run, and links lead nowhere. */
export function PreviewFrame({ title, src, address, startAt }: PreviewFrameProps) {
  const [isPhone, setIsPhone] = useState(false);
  return (
    <div className={isPhone ? 'preview preview--phone' : 'preview'}>
      <div className="preview__bar">
        <p className="preview__address">{address}</p>
        <div className="preview__sizes">
          <Button kind="plain" aria-pressed={!isPhone} onClick={() => setIsPhone(false)}>
            Wide
          </Button>
          <Button kind="plain" aria-pressed={isPhone} onClick={() => setIsPhone(true)}>
            Phone
          </Button>
        </div>
      </div>
      <iframe
        title={title}
        src={src}
        sandbox="allow-same-origin"
        onLoad={(event) => startAt && showFrom(event, startAt)}
      />
    </div>
  );
}

/** Scrolls by script, because a fragment in the frame's address would scroll the outer page as well. */
function showFrom({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, id: string): void {
  const section = currentTarget.contentDocument?.getElementById(id)?.closest('section');
  if (section) currentTarget.contentWindow?.scrollTo(0, section.offsetTop);
}
