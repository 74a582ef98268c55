import type { ReactNode } from 'react';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { Menu } from '../../ui/menu.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useAskReason } from './use-ask-reason.tsx';
import { useStages } from './use-stages.ts';

interface StageMenuProps {
  id?: string;
  /** Whose stage it is, for the accessible name in a list of several. */
  name?: string;
  /** The current stage; undefined when the menu is for several applications. */
  stage?: HiringStage | undefined;
  /** Replaces the badge of the stage on the button. */
  button?: ReactNode;
  isAtFoot?: boolean;
  isPlain?: boolean;
  onPick(stage: HiringStage, reason: string): void;
  /** Offers to mark it as spam as well. */
  spam?: { text: ReactNode; isChosen: boolean; onPick(): void };
}

const SPAM = 'spam';

/** Moves applications to a stage, and asks for the reason where one is demanded. */
export function StageMenu({ name, stage, button, onPick, spam, ...menu }: StageMenuProps) {
  const stages = useStages();
  const { ask, dialog } = useAskReason();
  const pick = (id: string) => {
    if (id === SPAM) return spam?.onPick();
    const picked = stages.find((each) => each.id === id);
    if (picked) ask(picked, (reason) => onPick(picked, reason));
  };
  return (
    <>
      <Menu
        {...menu}
        label={name === undefined ? 'Stage' : `Stage of ${name}`}
        button={button ?? (stage ? <StageBadge stage={stage} /> : 'Move to')}
        items={[
          ...stages
            .filter(({ kind }) => kind !== 'closed')
            .map((each) => ({
              value: each.id,
              text: <StageBadge stage={each} />,
              isChosen: !spam?.isChosen && each.id === stage?.id,
            })),
          ...(spam ? [{ value: SPAM, text: spam.text, isChosen: spam.isChosen }] : []),
        ]}
        onPick={pick}
      />
      {dialog}
    </>
  );
}
