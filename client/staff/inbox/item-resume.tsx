import { sizeOf } from '../../shared/ui/file-size.ts';
import { ResumeLink } from '../resume/resume-link.tsx';
import { ScanBadge } from '../resume/scan-badge.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import type { InboxItem } from './use-inbox-item.ts';

export function ItemResume({ reference, resume }: Pick<InboxItem, 'reference' | 'resume'>) {
  if (resume === null) return null;
  return (
    <section className="item-resume" aria-label="Resume">
      <StaffIcon name="clip" />
      <p>
        <b>{resume.name}</b> <span className="d-small muted">{sizeOf(resume.size)}</span>
      </p>
      <ScanBadge {...resume} />
      <ResumeLink reference={reference} resume={resume} />
    </section>
  );
}
