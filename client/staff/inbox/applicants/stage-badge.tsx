import type { HiringStage, StageKind } from '../../../../src/contract/staff/hiring-stages.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const tones: Record<StageKind, Tone> = {
  new: 'new',
  step: 'busy',
  joined: 'good',
  rejected: 'bad',
  withdrawn: 'still',
  closed: 'still',
};

export function StageBadge({ stage: { kind, name } }: { stage: HiringStage }) {
  return <Badge tone={tones[kind]}>{name}</Badge>;
}
