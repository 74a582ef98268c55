import { callAddress } from '../../../src/call-address.ts';
import type { MenuItem } from '../../../src/content/navigation.ts';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { Brand } from './brand.tsx';
import { MenuEntry } from './menu-entry.tsx';
import './footer.css';

export function Footer() {
  const { identity, navigation, words } = useSite();
  return (
    <footer className="footer on-navy">
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__about">
            <Brand />
            <p>{words('frame.footerAbout')}</p>
            <SocialLinks />
          </div>
          <div className="footer__cols">
            {navigation.footer.map(({ label, items }) => (
              <Column key={label} title={label} items={items} />
            ))}
            <Contact />
          </div>
        </div>
        <div className="footer__end">
          <span>{words('frame.copyright', { year: String(identity.copyrightYear) })}</span>
          <Registrations />
          {identity.certifications.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          {navigation.legal.map((item) => (
            <MenuEntry key={item.label} item={item} />
          ))}
        </div>
      </div>
    </footer>
  );
}

function Column({ title, items }: { title: string; items: readonly MenuItem[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact() {
  const { identity, words } = useSite();
  return (
    <div>
      <h2>{words('frame.footerContact')}</h2>
      <ul>
        {[identity.tollFree, identity.associatesLine].map(({ label, display }) => (
          <li key={label}>
            <a className="footer__line" href={callAddress(display)}>
              {label} <span>{display}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${identity.enquiryEmail}`}>{identity.enquiryEmail}</a>
        </li>
        <li>{identity.corporateOffice.address.join(', ')}</li>
        <li>
          <MenuEntry item={{ label: words('frame.footerPresence'), path: '/our-presence' }} />
        </li>
        <li>
          <MenuEntry item={{ label: words('frame.requestCallBack'), path: '/contactus' }} />
        </li>
      </ul>
    </div>
  );
}

/** The company's registrations, each once it is filled in. */
function Registrations() {
  const { identity, words } = useSite();
  const { cin, gstin, psaraLicence, grievanceContact } = identity.registration;
  return (
    <>
      {cin && <span>{words('frame.cin', { number: cin })}</span>}
      {gstin && <span>{words('frame.gstin', { number: gstin })}</span>}
      {psaraLicence && <span>{words('frame.psaraLicence', { number: psaraLicence })}</span>}
      {grievanceContact && <span>{words('frame.grievances', { contact: grievanceContact })}</span>}
    </>
  );
}

/** The symbols of the networks that have one, by their names in small letters. */
const symbols: Readonly<Record<string, IconName>> = {
  linkedin: 'linkedin',
  facebook: 'facebook',
  x: 'x',
  youtube: 'youtube',
  whatsapp: 'whatsapp',
};

/** The company's social networks. One without an address is a symbol that screen readers pass over. */
function SocialLinks() {
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
