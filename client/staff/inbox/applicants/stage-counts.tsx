import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import '../../editing/editing.css';

interface StageCountsProps {
  stages: readonly HiringStage[];
  counts: readonly { stage: string; count: number }[];
  stage: string | undefined;
  onPick(stage: string | undefined): void;
}

/** How many applicants are in each stage; a click shows those alone. */
export function StageCounts({ stages, counts, stage, onPick }: StageCountsProps) {
  const countOf = (id: string) => counts.find((each) => each.stage === id)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shown = stages.filter(({ id, kind }) => kind !== 'closed' || countOf(id) > 0);
  return (
    <fieldset className="switch applicants-stages">
      <legend className="visually-hidden">Which stage is shown</legend>
      <button type="button" aria-pressed={stage === undefined} onClick={() => onPick(undefined)}>
        All {total}
      </button>
      {shown.map(({ id, name }) => (
        <button type="button" key={id} aria-pressed={id === stage} onClick={() => onPick(id)}>
          {name} {countOf(id)}
        </button>
      ))}
    </fieldset>
  );
}
