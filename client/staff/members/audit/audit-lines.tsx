import type { AuditLine } from '../../../../src/contract/staff/audit.ts';
import { trpc } from '../../calls/trpc.ts';
import { RecordsTable } from '../../ui/records-table.tsx';
import { When } from '../../ui/when.tsx';
import { Written } from '../../ui/written.tsx';
import { actionName } from './action-names.ts';
import '../../ui/records.css';
import '../members.css';

/** A bulk change has more subjects; the first ones are enough to recognise it. */
const MAX_SUBJECTS = 4;

export function AuditLines({
  lines,
  onSubject,
}: {
  lines: readonly AuditLine[];
  onSubject(subject: string): void;
}) {
  return (
    <RecordsTable columns={['When', 'Who', 'Action', 'Subject', 'Details', 'IP address']}>
      {lines.map(({ id, at, member, action, subject, detail, address }) => (
        <tr key={id}>
          <td className="audit-line__when">
            <When at={at} full />
          </td>
          <td data-label="Who">
            <Written text={member === null ? 'Not signed in' : member.name || 'A former member'} />
          </td>
          <td data-label="Action" className="records__title audit-line__what">
            {actionName(action)}
          </td>
          <td data-label={subject === '' ? undefined : 'Subject'}>
            {subject !== '' && <Subjects subjects={listSubjects(subject)} onSubject={onSubject} />}
          </td>
          <td data-label={detail === '' ? undefined : 'Details'}>
            <Written text={detail} />
          </td>
          <td data-label={address === '' ? undefined : 'IP address'}>{address}</td>
        </tr>
      ))}
    </RecordsTable>
  );
}

/** One subject, such as `blog 7`, or the references of a bulk change. */
function listSubjects(subject: string): string[] {
  return /^[a-z]+ \d+$/.test(subject) ? [subject] : subject.split(' ');
}

function Subjects({ subjects, onSubject }: { subjects: string[]; onSubject(subject: string): void }) {
  const { data: members = [] } = trpc.members.list.useQuery();
  // The log stores ids and no names.
  const nameOf = (subject: string) => members.find(({ id }) => id === subject)?.name;
  const more = subjects.length - MAX_SUBJECTS;
  return (
    <span className="audit-line__subjects">
      {subjects.slice(0, MAX_SUBJECTS).map((subject) => (
        <button
          key={subject}
          type="button"
          onClick={() => onSubject(subject)}
          title="Show all entries about this"
        >
          <Written text={nameOf(subject) ?? subject} />
        </button>
      ))}
      {more > 0 && <span className="muted">and {more} more</span>}
    </span>
  );
}
