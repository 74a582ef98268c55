import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import type { Column } from '../../../../src/contract/staff/columns.ts';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../../calls/session.ts';
import { PhoneLine } from '../../conversation/contact-links.tsx';
import { languageOfText } from '../../ui/language-of-text.ts';
import { When } from '../../ui/when.tsx';
import { columnLabels } from '../columns/column-labels.ts';
import { useColumns } from '../columns/use-columns.ts';
import { WaitingMark } from '../waiting-mark.tsx';
import { ApplicantLink, ApplicantResume, ApplicantTick } from './applicant-facts.tsx';
import { AppliedBeforeLine } from './applied-before.tsx';
import { StageBadge } from './stage-badge.tsx';
import { StageMenu } from './stage-menu.tsx';
import type { Choosing } from './use-choosing.ts';
import '../../ui/records.css';

interface ApplicantsTableProps extends Choosing {
  applicants: readonly Applicant[];
  stages: readonly HiringStage[];
  move(applicants: readonly Applicant[], stage: HiringStage, reason: string): void;
}

export function ApplicantsTable({ applicants, stages, selected, onToggle, move }: ApplicantsTableProps) {
  const mayMove = useMay()('moveApplicants');
  const columns = useColumns('applicants');
  return (
    <table className="table records applicants-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {columnLabels.applicants[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applicants.map((applicant) => {
          const { reference } = applicant;
          return (
            <tr key={reference} data-reference={reference}>
              <td className="records__title">
                {mayMove && (
                  <>
                    <ApplicantTick
                      applicant={applicant}
                      isSelected={selected.has(reference)}
                      onToggle={onToggle}
                    />{' '}
                  </>
                )}
                <div>
                  <ApplicantLink className="records__link" applicant={applicant} />
                  <AppliedBeforeLine before={applicant.appliedBefore} />
                  <WaitingMark reference={reference} />
                </div>
              </td>
              {columns.map((column) => (
                <Cell
                  key={column}
                  column={column}
                  applicant={applicant}
                  stages={stages}
                  move={mayMove ? move : undefined}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<ApplicantsTableProps, 'stages'> {
  column: Column<'applicants'>;
  applicant: Applicant;
  /** Undefined for a member who only reads. */
  move: ApplicantsTableProps['move'] | undefined;
}

function Cell({ column, applicant, stages, move }: CellProps) {
  const label = columnLabels.applicants[column];
  if (column === 'received')
    return (
      <td data-label={label}>
        <When at={applicant.submittedAt} />
      </td>
    );
  if (column === 'resume')
    return (
      <td>
        {applicant.resume && (
          <div className="records__acts">
            <ApplicantResume applicant={applicant} />
          </div>
        )}
      </td>
    );
  if (column === 'phone' && applicant.phone !== '')
    return (
      <td data-label={label}>
        <PhoneLine phone={applicant.phone} reference={applicant.reference} />
      </td>
    );
  if (column !== 'stage') {
    const text = applicant[column];
    return (
      <td data-label={text === '' ? undefined : label} lang={languageOfText(text)}>
        {text}
      </td>
    );
  }
  const { stageReason } = applicant;
  return (
    <td data-label={label}>
      <div className="applicant-stage">
        <StageOf
          applicant={applicant}
          stage={stages.find(({ id }) => id === applicant.stage)}
          onPick={move && ((stage, reason) => move([applicant], stage, reason))}
        />
        {stageReason !== '' && (
          <p className="d-small muted" lang={languageOfText(stageReason)}>
            {stageReason}
          </p>
        )}
      </div>
    </td>
  );
}

interface StageOfProps {
  applicant: Applicant;
  stage: HiringStage | undefined;
  /** Undefined for a member who only reads. */
  onPick: ((stage: HiringStage, reason: string) => void) | undefined;
}

function StageOf({ applicant: { name }, stage, onPick }: StageOfProps) {
  if (onPick === undefined) return stage && <StageBadge stage={stage} />;
  return <StageMenu name={name} isPlain stage={stage} onPick={onPick} />;
}
