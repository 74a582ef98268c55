import type { SiteFault } from '../../../../../src/contract/staff/site.ts';
import { Note } from '../../note.tsx';

interface FaultListProps {
  faults: readonly SiteFault[];
  /** Why the pages could not be drawn. */
  failure: string | null;
  onPick(fault: SiteFault): void;
}

/** Lists the faults that keep the documents from being published. Each leads to its field. */
export function FaultList({ faults, failure, onPick }: FaultListProps) {
  if (faults.length === 0 && failure === null) return null;
  const title = faults.length === 1 ? 'One text is not ready' : `${faults.length} texts are not ready`;
  return (
    <Note tone="bad" isNews title={faults.length > 0 ? title : 'The pages could not be drawn'}>
      {failure !== null && <p>{failure}</p>}
      <ul className="publish__faults">
        {faults.map((fault) => (
          <li key={`${fault.document} ${fault.path.join('.')} ${fault.message}`}>
            <button type="button" className="note__link" onClick={() => onPick(fault)}>
              {fault.label} › {fault.field}:
            </button>{' '}
            {fault.message}
          </li>
        ))}
      </ul>
    </Note>
  );
}
