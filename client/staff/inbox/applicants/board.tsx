import { useRef } from 'react';
import type { Applicant, ApplicantsFilter, BoardColumn } from '../../../../src/contract/staff/applicants.ts';
import { endedKinds, type HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../../calls/session.ts';
import { Button } from '../../ui/button.tsx';
import { TickAll } from './applicant-facts.tsx';
import { BoardCard } from './board-card.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useOlderOfColumn } from './use-applicants.ts';
import { useAskReason } from './use-ask-reason.tsx';
import { useDropColumn } from './use-board-drag.ts';
import { useBoardScroll } from './use-board-scroll.ts';
import type { Choosing } from './use-choosing.ts';
import { useFollowCard } from './use-follow-card.ts';
import './applicants.css';

interface BoardProps extends Choosing {
  jid: string;
  filter: ApplicantsFilter;
  stages: readonly HiringStage[];
  columns: readonly BoardColumn[];
  move(applicants: readonly Applicant[], stage: HiringStage, reason: string): void;
}

/**
 * One column for each stage. The names of the stages stay in sight while the page is scrolled: they stand above the
 * columns, which scroll sideways by themselves and could not hold them in the window. A card is dragged, with the other
 * ticked ones if it is ticked, or moved by its menu, or by Shift and an arrow key.
 */
export function Board({ stages, columns, move, ...props }: BoardProps) {
  const { selected, clear } = props;
  const mayMove = useMay()('moveApplicants');
  const { ask, dialog } = useAskReason();
  const frame = useRef<HTMLOListElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const follow = useFollowCard(frame, columns);
  useBoardScroll(frame);
  const shown = stages.flatMap((stage) => {
    const column = columns.find((each) => each.stage === stage.id);
    // Nothing can be moved to this one, so that it is shown only where it has somebody.
    return column === undefined || (stage.kind === 'closed' && column.count === 0) ? [] : [{ stage, column }];
  });
  const all = columns.flatMap(({ applicants }) => applicants);
  const drop = (reference: string, stage: HiringStage) => {
    const isTicked = selected.has(reference);
    const dropped = all.filter((each) =>
      isTicked ? selected.has(each.reference) : each.reference === reference,
    );
    const moved = dropped.filter((each) => each.stage !== stage.id);
    if (moved.length === 0) return;
    ask(stage, (reason) => {
      move(moved, stage, reason);
      if (isTicked) clear();
    });
  };
  const moveOne = (applicant: Applicant, stage: HiringStage, reason: string) => {
    follow(applicant);
    move([applicant], stage, reason);
  };
  const step = (applicant: Applicant, by: 1 | -1) => {
    const targets = stages.filter(({ kind }) => kind !== 'closed');
    const at = targets.findIndex(({ id }) => id === applicant.stage);
    const target = targets[at + by];
    if (at !== -1 && target !== undefined) ask(target, (reason) => moveOne(applicant, target, reason));
  };
  return (
    <>
      {mayMove && (
        <p className="d-small muted board-hint">
          Drag a card to another stage, or several that are ticked. Or use its menu, or press Shift with the
          left or right arrow key on it.
        </p>
      )}
      <div className="board-frame">
        <div className="board-heads" aria-hidden="true" ref={heads}>
          {shown.map(({ stage, column }) => (
            <div
              key={stage.id}
              className={joinClasses(
                'board-heads__one',
                endedKinds.includes(stage.kind) && 'board-heads__one--ended',
              )}
            >
              <StageBadge stage={stage} />
              <span className="board-heads__count">{column.count}</span>
            </div>
          ))}
        </div>
        <ol
          className="board"
          aria-label="Stages"
          ref={frame}
          onScroll={({ currentTarget }) => heads.current?.scrollTo({ left: currentTarget.scrollLeft })}
        >
          {shown.map(({ stage, column }) => (
            <Column
              key={stage.id}
              {...props}
              stage={stage}
              column={column}
              onDrop={(reference) => drop(reference, stage)}
              moveOne={moveOne}
              step={step}
            />
          ))}
        </ol>
      </div>
      {dialog}
    </>
  );
}

interface ColumnProps extends Omit<BoardProps, 'stages' | 'columns' | 'move'> {
  stage: HiringStage;
  column: BoardColumn;
  onDrop(reference: string): void;
  moveOne(applicant: Applicant, stage: HiringStage, reason: string): void;
  step(applicant: Applicant, by: 1 | -1): void;
}

function Column({ jid, filter, stage, column, onDrop, moveOne, step, ...choosing }: ColumnProps) {
  const mayMove = useMay()('moveApplicants');
  const frame = useRef<HTMLLIElement>(null);
  const isOver = useDropColumn(frame, stage.kind === 'closed' || !mayMove, onDrop);
  const older = useOlderOfColumn(jid, filter, stage.id);
  const { count, applicants, next } = column;
  return (
    <li
      ref={frame}
      className={joinClasses(
        'board__column',
        endedKinds.includes(stage.kind) && 'board__column--ended',
        isOver && 'board__column--over',
      )}
      data-stage={stage.id}
    >
      <h2 className="visually-hidden">
        {stage.name} {count} {count === 1 ? 'applicant' : 'applicants'}
      </h2>
      {mayMove && applicants.length > 0 && (
        <TickAll applicants={applicants} {...choosing}>
          Select {applicants.length === count ? 'all' : `these ${applicants.length}`}
          <span className="visually-hidden"> in {stage.name}</span>
        </TickAll>
      )}
      {applicants.length > 0 && (
        <ul className="board__cards">
          {applicants.map((applicant) => (
            <BoardCard
              key={applicant.reference}
              applicant={applicant}
              stage={stage}
              isSelected={choosing.selected.has(applicant.reference)}
              onToggle={choosing.onToggle}
              onMove={(to, reason) => moveOne(applicant, to, reason)}
              onStep={(by) => step(applicant, by)}
            />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button isBusy={older.isPending} onClick={() => older.mutate(next)}>
          {older.isPending ? 'Loading…' : 'Show older'}
          <span className="visually-hidden"> in {stage.name}</span>
        </Button>
      )}
    </li>
  );
}

const joinClasses = (...names: (string | false)[]) => names.filter(Boolean).join(' ');
