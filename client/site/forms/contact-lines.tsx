import { callAddress } from '../../../src/call-address.ts';
import type { Identity } from '../../../src/content/identity.ts';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import type { Words } from '../../../src/content/words.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { officeKindNames } from '../page-data/office-kind-names.ts';
import { useSite } from '../page-data/site-context.tsx';
import './forms.css';

type LineName = 'tollFree' | 'landline' | 'enquiries' | 'jobQueries' | 'corporateOffice';

interface Line {
  icon: IconName;
  label: string;
  text: string;
  href?: string;
}

/** The ways to reach the company without a form. */
export function ContactLines({ lines }: { lines: readonly LineName[] }) {
  const site = useSite();
  const ways = listLines(site.identity, site.words);
  return (
    <dl className="lines">
      {lines.map((name) => {
        const { icon, label, text, href } = ways[name];
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

function listLines(identity: Identity, words: Words): Record<LineName, Line> {
  const { tollFree, landline, enquiryEmail, careersEmail, corporateOffice } = identity;
  return {
    tollFree: {
      icon: 'headset',
      label: tollFree.label,
      text: tollFree.display,
      href: callAddress(tollFree.display),
    },
    landline: {
      icon: 'phone',
      label: landline.label,
      text: landline.display,
      href: callAddress(landline.display),
    },
    enquiries: {
      icon: 'mail',
      label: words('forms.enquiries'),
      text: enquiryEmail,
      href: `mailto:${enquiryEmail}`,
    },
    jobQueries: {
      icon: 'briefcase',
      label: words('forms.jobQueries'),
      text: careersEmail,
      href: `mailto:${careersEmail}`,
    },
    corporateOffice: {
      icon: 'pin',
      label: words(officeKindNames[corporateOffice.kind]),
      text: corporateOffice.address.join(', '),
    },
  };
}
