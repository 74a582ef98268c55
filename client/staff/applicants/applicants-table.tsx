import type { Applicant } from '../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import { AppliedBeforeLine } from '../hiring/applied-before.tsx';
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
          const { reference, name, qualification, phone, email, submittedAt, stageReason, resume } =
            applicant;
          return (
            <tr key={reference} data-reference={reference}>
              <td className="records__title">
                <ApplicantTick
                  applicant={applicant}
                  isSelected={selected.has(reference)}
                  onToggle={onToggle}
                />{' '}
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
                  <StageMenu
                    name={name}
                    isPlain
                    stage={stages.find(({ id }) => id === applicant.stage)}
                    onPick={(stage, reason) => move([applicant], stage, reason)}
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
