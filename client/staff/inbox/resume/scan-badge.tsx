import type { ResumeInfo } from '../../../../src/contract/staff/resume.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

/** The result of the virus scan. Shows nothing where no scanner is configured. */
export function ScanBadge({ scanState, access }: ResumeInfo) {
  if (scanState === 'pending' && access === 'free') return null;
  const [text, tone] = words[scanState];
  return <Badge tone={tone}>{text}</Badge>;
}

const words: Record<ResumeInfo['scanState'], [text: string, tone: Tone]> = {
  clean: ['Scanned', 'good'],
  pending: ['Not scanned yet', 'new'],
  error: ['Could not be scanned', 'new'],
  infected: ['Infected: blocked', 'bad'],
};
