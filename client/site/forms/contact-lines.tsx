import type { IconName } from '../../../src/content/icon-names.ts';
import { site } from '../../../src/content/site.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './contact-lines.css';

interface Line {
  icon: IconName;
  label: string;
  text: string;
  href?: string;
}

const { tollFree, landline, enquiryEmail, careersEmail, corporateOffice } = site;

/** The ways to reach the company without a form. */
const contactLines = {
  tollFree: {
    icon: 'headset',
    label: tollFree.label,
    text: tollFree.display,
    href: `tel:${tollFree.dial}`,
  },
  landline: {
    icon: 'phone',
    label: landline.label,
    text: landline.display,
    href: `tel:${landline.dial}`,
  },
  enquiries: { icon: 'mail', label: 'Enquiries', text: enquiryEmail, href: `mailto:${enquiryEmail}` },
  jobQueries: { icon: 'briefcase', label: 'Job queries', text: careersEmail, href: `mailto:${careersEmail}` },
  corporateOffice: {
    icon: 'pin',
    label: corporateOffice.kind,
    text: corporateOffice.address.join(', '),
  },
} as const satisfies Record<string, Line>;

export function ContactLines({ lines }: { lines: readonly (keyof typeof contactLines)[] }) {
  return (
    <dl className="lines">
      {lines.map((name) => {
        const { icon, label, text, href }: Line = contactLines[name];
        return (
          <div key={name}>
            <dt>
              <span className="tile">
                <Icon name={icon} />
              </span>
              {label}
            </dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
