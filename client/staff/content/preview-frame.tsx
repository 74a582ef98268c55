import { type SyntheticEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import './preview-frame.css';

interface PreviewFrameProps {
  /** What is shown. */
  title: string;
  src: string;
  /** Where it will stand. */
  address: string;
  /** The id within what it begins to show. */
  startAt?: string;
}

/** The page as the public will see it, in a window of its own that runs nothing and whose links lead nowhere. */
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

/** By script: a # in the frame's address would scroll this page as well. */
function showFrom({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, id: string): void {
  const section = currentTarget.contentDocument?.getElementById(id)?.closest('section');
  if (section) currentTarget.contentWindow?.scrollTo(0, section.offsetTop);
}
