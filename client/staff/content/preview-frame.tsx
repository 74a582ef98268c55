import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import './preview-frame.css';

interface PreviewFrameProps {
  /** What is shown. */
  title: string;
  src: string;
  /** Where it will stand. */
  address: string;
}

/** The page as the public will see it, in a window of its own that runs nothing and whose links lead nowhere. */
export function PreviewFrame({ title, src, address }: PreviewFrameProps) {
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
      <iframe title={title} src={src} sandbox="allow-same-origin" />
    </div>
  );
}
