import { Link } from '@tanstack/react-router';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { PhoneLine } from '../conversation/contact-links.tsx';
import { kindLabels, statusLabels } from '../inbox/inbox-labels.ts';
import { Badge } from '../ui/badge.tsx';
import { languageOfText } from '../ui/language-of-text.ts';
import { When } from '../ui/when.tsx';
import '../ui/records.css';

export function PersonEntries({ entries }: { entries: readonly PersonEntry[] }) {
  return (
    <table className="table records">
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Type</th>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">About</th>
          <th scope="col">Received</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ reference, kind, name, phone, about, submittedAt, status, hasResume, isMerged }) => (
          <tr key={reference}>
            <td className="records__title">
              {status === null ? (
                reference
              ) : (
                <Link className="records__link" to="/inbox" search={{ item: reference }}>
                  {reference}
                </Link>
              )}
              {isMerged && <p className="d-small muted">Same person, said by the staff</p>}
            </td>
            <td data-label="Type">
              {hasResume ? `${kindLabels[kind].one}, with a resume` : kindLabels[kind].one}
            </td>
            <td data-label="Name" lang={languageOfText(name)}>
              {name}
            </td>
            <td data-label={phone === '' ? undefined : 'Phone'}>
              {phone !== '' && <PhoneLine phone={phone} reference={reference} />}
            </td>
            <td data-label="About" lang={languageOfText(about)}>
              {about}
            </td>
            <td data-label="Received">
              <When at={submittedAt} full />
            </td>
            <td data-label={status === null ? undefined : 'Status'}>
              {status !== null && <Badge tone={statusLabels[status].tone}>{statusLabels[status].text}</Badge>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
