import type { IconName } from '../../../src/content/icon-names.ts';
import { footerMenu, headerMenu, legalMenu, type MenuItem } from '../../../src/content/navigation.ts';
import { site } from '../../../src/content/site.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { MenuEntry } from './menu-entry.tsx';
import './footer.css';

const COLUMN_LENGTH = 4;
const menuItems = (label: string) =>
  headerMenu.find((group) => group.label === label)?.items.slice(0, COLUMN_LENGTH) ?? [];

const socialIcons: Record<(typeof site.social)[number], IconName> = {
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
  X: 'x',
  YouTube: 'youtube',
};

const registrations = [
  ['CIN', site.registration.cin],
  ['GSTIN', site.registration.gstin],
  ['PSARA licence', site.registration.psaraLicence],
  ['Grievances', site.registration.grievanceContact],
] as const;

export function Footer() {
  return (
    <footer className="footer on-navy">
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__about">
            <Brand />
            <p>
              Private security and allied facility services for business, banks, government, health care,
              education and hospitality. Since {site.founded}.
            </p>
            <div className="footer__social" aria-hidden="true">
              {site.social.map((name) => (
                <span key={name}>
                  <Icon name={socialIcons[name]} />
                </span>
              ))}
            </div>
          </div>
          <div className="footer__cols">
            <Column title="Company" items={footerMenu} />
            <Column title="Services" items={menuItems('OUR SERVICES')} />
            <Column title="Relationship" items={menuItems('RELATIONSHIP')} />
            <div>
              <h2>Contact</h2>
              <ul>
                {[site.tollFree, site.associatesLine].map(({ label, display, dial }) => (
                  <li key={label}>
                    <a className="footer__line" href={`tel:${dial}`}>
                      {label} <span>{display}</span>
                    </a>
                  </li>
                ))}
                <li>
                  <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>
                </li>
                <li>{site.corporateOffice.address.join(', ')}</li>
                <li>
                  <MenuEntry item={{ label: 'Our presence', path: '/our-presence' }} />
                </li>
                <li>
                  <MenuEntry item={{ label: 'Request a call back', path: '/contactus' }} />
                </li>
              </ul>
            </div>
          </div>
        </div>
        <div className="footer__end">
          <span>
            © {site.copyrightYear} {site.name}
          </span>
          {registrations.map(([label, value]) => value && <span key={label}>{`${label} ${value}`}</span>)}
          {site.certifications.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          {legalMenu.map((item) => (
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
