import type { Applicant } from '../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../calls/session.ts';
import { AppliedBeforeLine } from '../hiring/applied-before.tsx';
import { StageBadge } from '../hiring/stage-badge.tsx';
import { StageMenu } from '../hiring/stage-menu.tsx';
import { languageOfText } from '../ui/language-of-text.ts';
import { When } from '../ui/when.tsx';
import { ApplicantLink, ApplicantResume, ApplicantTick } from './applicant-facts.tsx';
import type { Choosing } from './use-choosing.ts';
import '../ui/records.css';

const columns = ['Name', 'Qualification', 'Phone', 'E-mail', 'Received', 'Stage', 'Resume'];

interface ApplicantsTableProps extends Choosing {
  jid: string;
  applicants: readonly Applicant[];
  stages: readonly HiringStage[];
  move(applicants: readonly Applicant[], stage: HiringStage, reason: string): void;
}

export function ApplicantsTable({ jid, applicants, stages, selected, onToggle, move }: ApplicantsTableProps) {
  const mayMove = useMay()('moveApplicants');
  return (
    <table className="records applicants-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applicants.map((applicant) => {
          const { reference, qualification, phone, email, submittedAt, stageReason, resume } = applicant;
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
                  <ApplicantLink className="records__link" jid={jid} applicant={applicant} />
                  <AppliedBeforeLine before={applicant.appliedBefore} />
                </div>
              </td>
              <td data-label="Qualification" lang={languageOfText(qualification)}>
                {qualification}
              </td>
              <td data-label="Phone">{phone}</td>
              <td data-label="E-mail">{email}</td>
              <td data-label="Received">
                <When at={submittedAt} />
              </td>
              <td data-label="Stage">
                <div className="applicant-stage">
                  <StageOf
                    applicant={applicant}
                    stage={stages.find(({ id }) => id === applicant.stage)}
                    onPick={mayMove ? (stage, reason) => move([applicant], stage, reason) : undefined}
                  />
                  {stageReason !== '' && (
                    <p className="d-small muted" lang={languageOfText(stageReason)}>
                      {stageReason}
                    </p>
                  )}
                </div>
              </td>
              <td>
                {resume && (
                  <div className="records__acts">
                    <ApplicantResume jid={jid} applicant={applicant} />
                  </div>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
