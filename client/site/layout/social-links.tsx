import type { IconName } from '../../../src/content/schema/icon-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSite } from '../page-data/site-context.tsx';

/** The symbols of the networks that have one, by their names in small letters. */
const symbols: Readonly<Record<string, IconName>> = {
  linkedin: 'linkedin',
  facebook: 'facebook',
  x: 'x',
  youtube: 'youtube',
  whatsapp: 'whatsapp',
};

/** The company's social networks. One without an address is a symbol that screen readers pass over. */
export function SocialLinks() {
  const { social } = useSite().identity;
  if (social.length === 0) return null;
  return (
    <div className="footer__social">
      {social.map(({ name, url }) =>
        url === undefined ? (
          <span key={name} aria-hidden="true">
            <NetworkSymbol network={name} />
          </span>
        ) : (
          <a key={name} href={url} target="_blank" rel="noopener noreferrer">
            <NetworkSymbol network={name} />
            <span className="visually-hidden">{name}</span>
          </a>
        ),
      )}
    </div>
  );
}

function NetworkSymbol({ network }: { network: string }) {
  return <Icon name={symbols[network.toLowerCase()] ?? 'link'} />;
}
