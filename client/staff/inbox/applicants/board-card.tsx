import { type KeyboardEvent, useRef } from 'react';
import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { useMay } from '../../calls/session.ts';
import { PhoneLine } from '../../conversation/contact-links.tsx';
import { findTextLanguage } from '../../ui/find-text-language.ts';
import { When } from '../../ui/when.tsx';
import { WaitingMark } from '../waiting-mark.tsx';
import { ApplicantLink, ApplicantResume, ApplicantTick } from './applicant-facts.tsx';
import { AppliedBeforeLine } from './applied-before.tsx';
import { StageMenu } from './stage-menu.tsx';
import { useDragCard } from './use-board-drag.ts';

interface BoardCardProps {
  applicant: Applicant;
  stage: HiringStage;
  isSelected: boolean;
  onToggle(...references: string[]): void;
  onMove(stage: HiringStage, reason: string): void;
  /** Moves it to the next stage or to the previous one. */
  onStep(by: 1 | -1): void;
}

export function BoardCard({ applicant, stage, isSelected, onToggle, onMove, onStep }: BoardCardProps) {
  const { reference, name, qualification, city, phone, submittedAt, stageReason } = applicant;
  const mayMove = useMay()('moveApplicants');
  const card = useRef<HTMLLIElement>(null);
  const isDragged = useDragCard(card, reference, !mayMove);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    // The dialog for the reason belongs to the card as well, and there these keys select text.
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (by === undefined || !event.shiftKey || isInDialog || !mayMove) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li
      ref={card}
      className={['board-card', isSelected && 'board-card--chosen', isDragged && 'board-card--dragged']
        .filter(Boolean)
        .join(' ')}
      data-reference={reference}
      onKeyDown={onKeyDown}
    >
      <div className="board-card__head">
        {mayMove && <ApplicantTick applicant={applicant} isSelected={isSelected} onToggle={onToggle} />}
        <ApplicantLink className="board-card__name" applicant={applicant} />
        <When at={submittedAt} />
      </div>
      <p className="board-card__words" lang={findTextLanguage(qualification)}>
        {qualification}
      </p>
      {city !== '' && (
        <p className="board-card__words" lang={findTextLanguage(city)}>
          {city}
        </p>
      )}
      <p className="board-card__words">
        <PhoneLine phone={phone} reference={reference} />
      </p>
      {stageReason !== '' && (
        <p className="board-card__words" lang={findTextLanguage(stageReason)}>
          {stageReason}
        </p>
      )}
      <AppliedBeforeLine before={applicant.appliedBefore} />
      <WaitingMark reference={reference} />
      <div className="board-card__acts">
        {mayMove && <StageMenu name={name} stage={stage} button="Move" isPlain onPick={onMove} />}
        <ApplicantResume applicant={applicant} />
      </div>
    </li>
  );
}
