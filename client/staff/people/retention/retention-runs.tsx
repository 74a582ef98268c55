import type { RetentionCounts, RetentionState } from '../../../../src/contract/staff/retention.ts';
import { Badge } from '../../ui/badge.tsx';
import { When } from '../../ui/when.tsx';
import '../../ui/records.css';

const number = new Intl.NumberFormat('en-IN');
const columns = [
  ['contacts', 'Contacts'],
  ['quotations', 'Quotations'],
  ['applications', 'Applications'],
  ['resumes', 'Resumes and attachments'],
  ['dataRequests', 'Requests'],
  ['auditLines', 'Log entries'],
] as const satisfies readonly (readonly [keyof RetentionCounts, string])[];

export function RetentionRuns({ runs }: Pick<RetentionState, 'runs'>) {
  return (
    <table className="table records">
      <thead>
        <tr>
          <th scope="col">Started</th>
          <th scope="col">Run</th>
          {columns.map(([name, title]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, startedAt, daily, dry, isHeld, counts }) => (
          <tr key={id}>
            <td>
              <When at={startedAt} full />
            </td>
            <td data-label="Run">
              {isHeld ? (
                <Badge tone="bad">Not confirmed</Badge>
              ) : (
                <Badge tone={counts === null ? 'busy' : dry ? 'still' : 'good'}>
                  {counts === null ? 'Not finished' : dry ? 'Counted only' : 'Removed'}
                </Badge>
              )}
              <span className="d-small muted">{daily ? 'daily' : 'manual'}</span>
            </td>
            {columns.map(([name, title]) => (
              <td key={name} data-label={title}>
                {counts === null ? '' : number.format(counts[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
