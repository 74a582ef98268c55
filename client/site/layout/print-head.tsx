import { site } from '../../../src/content/site.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './print-head.css';

/** The letterhead of a printed page, which replaces the header: the company and how to reach it. */
export function PrintHead() {
  const { name, corporateOffice, tollFree, landline, enquiryEmail } = site;
  return (
    <div className="print-head">
      <Icon name="logo" />
      <p>
        <b>{name}</b>
        {[corporateOffice.kind, ...corporateOffice.address].join(', ')}
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
