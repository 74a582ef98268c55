import { useRef } from 'react';
import type { Applicant } from '../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../calls/session.ts';
import { CsvMenu } from '../columns/csv-menu.tsx';
import { StageMenu } from '../hiring/stage-menu.tsx';
import { downloadSelected } from '../inbox/export-link.tsx';
import { Button } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import '../inbox/inbox-list.css';

interface ApplicantsBarProps {
  applicants: readonly Applicant[];
  move(applicants: readonly Applicant[], stage: HiringStage, reason: string): void;
  clear(): void;
}

/** The toolbar of the ticked applicants. */
export function ApplicantsBar({ applicants, move, clear }: ApplicantsBarProps) {
  const may = useMay();
  const bar = useRef<HTMLDivElement>(null);
  useReturnFocus(bar, applicants[0]?.reference);
  return (
    <div className="chosen-bar" role="toolbar" aria-label={`${applicants.length} selected`} ref={bar}>
      <b>{applicants.length}</b>
      <StageMenu
        isAtFoot
        onPick={(stage, reason) => {
          move(applicants, stage, reason);
          clear();
        }}
      />
      {may('exportInbox') && (
        <CsvMenu list="applicants" onPick={(columns) => void downloadSelected({}, applicants, columns)} />
      )}
      <Button kind="plain" icon="close" label="Clear selection" onClick={clear} />
    </div>
  );
}
