import { useState } from 'react';
import type { MessageId } from '../../../src/content/interface.ts';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { useSiteOrigin } from '../page-data/site-origin.ts';
import './pages.css';

interface ShareLinksProps {
  path: `/${string}`;
  title: string;
}

/** Plain links, without third-party scripts: nothing is sent to these services before a link is followed. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const words = useWords();
  const origin = useSiteOrigin();
  const url = `${origin ?? ''}${path}`;
  const text = encodeURIComponent(`${title}\n${url}`);
  const ways: [IconName, MessageId, string][] = [
    ['whatsapp', 'jobPage.shareByWhatsApp', `https://wa.me/?text=${text}`],
    [
      'linkedin',
      'jobPage.shareByLinkedIn',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    ],
    ['mail', 'jobPage.shareByMail', `mailto:?subject=${encodeURIComponent(title)}&body=${text}`],
  ];
  return (
    <div className="share">
      <p id="share-by">{words('jobPage.share')}</p>
      <ul aria-labelledby="share-by">
        {ways.map(([icon, name, href]) => (
          <li key={name}>
            <a
              className="round"
              href={href}
              aria-label={words(name)}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
        {origin !== undefined && (
          <li>
            <CopyButton url={url} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** Needs scripts, so it is rendered after hydration only. */
function CopyButton({ url }: { url: string }) {
  const words = useWords();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(url));
  return (
    <>
      <button className="round" type="button" aria-label={words('jobPage.copyLink')} onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} />
      </button>
      <span className="share__told" role="status">
        {copied !== undefined && (copied ? words('jobPage.copied') : words('jobPage.notCopied', { url }))}
      </span>
    </>
  );
}
