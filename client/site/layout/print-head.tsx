import { officeKindNames } from '../page-data/office-kind-names.ts';
import { useSite } from '../page-data/site-context.tsx';
import { Emblem } from './emblem.tsx';
import './footer.css';

/** The letterhead of a printed page, which replaces the header: the company and how to reach it. */
export function PrintHead() {
  const { identity, words } = useSite();
  const { name, corporateOffice, tollFree, landline, enquiryEmail } = identity;
  return (
    <div className="print-head">
      <Emblem />
      <p>
        <b>{name}</b>
        {[words(officeKindNames[corporateOffice.kind]), ...corporateOffice.address].join(', ')}
      </p>
      <p>
        {[tollFree, landline].map(({ label, display }) => (
          <span key={label}>{`${label} ${display}`}</span>
        ))}
        <span>{enquiryEmail}</span>
      </p>
    </div>
  );
}
