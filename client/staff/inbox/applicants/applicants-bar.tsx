import { useRef } from 'react';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../../calls/session.ts';
import { Button } from '../../ui/button.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { CsvMenu } from '../columns/csv-menu.tsx';
import { downloadSelected } from '../export-link.tsx';
import type { StagedItem } from '../use-inbox-actions.ts';
import { StageMenu } from './stage-menu.tsx';
import '../inbox.css';

interface ApplicantsBarProps {
  items: readonly StagedItem[];
  move(items: readonly StagedItem[], stage: HiringStage, reason: string): void;
  clear(): void;
}

/** The toolbar of the ticked applicants, or of all that match. */
export function ApplicantsBar({ items, move, clear }: ApplicantsBarProps) {
  const may = useMay();
  const bar = useRef<HTMLDivElement>(null);
  useReturnFocus(bar, items[0]?.reference);
  return (
    <div className="chosen-bar" role="toolbar" aria-label={`${items.length} selected`} ref={bar}>
      <b>{items.length}</b>
      <StageMenu
        isAtFoot
        onPick={(stage, reason) => {
          move(items, stage, reason);
          clear();
        }}
      />
      {may('exportInbox') && (
        <CsvMenu list="applicants" onPick={(columns) => void downloadSelected({}, items, columns)} />
      )}
      <Button kind="plain" icon="close" label="Clear selection" onClick={clear} />
    </div>
  );
}
