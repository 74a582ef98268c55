import { callAddress } from '../../../src/call-address.ts';
import type { MenuItem } from '../../../src/content/navigation.ts';
import { useSite } from '../page-data/site-context.tsx';
import { Brand } from './brand.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { SocialLinks } from './social-links.tsx';
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
