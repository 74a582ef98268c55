import { formatFileSize } from '../../shared/ui/file-size.ts';
import { Button } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { ResumeLink } from './resume/resume-link.tsx';
import { ScanBadge } from './resume/scan-badge.tsx';
import type { InboxItem } from './use-inbox-item.ts';
import { READ_RESUME } from './use-inbox-keys.ts';

interface ItemResumeProps extends Pick<InboxItem, 'reference' | 'resume'> {
  isReading: boolean;
  onRead(): void;
}

export function ItemResume({ reference, resume, isReading, onRead }: ItemResumeProps) {
  if (resume === null) return null;
  return (
    <section className="item-resume" aria-label="Resume">
      <StaffIcon name="clip" />
      <p>
        <b>{resume.name}</b> <span className="d-small muted">{formatFileSize(resume.size)}</span>
      </p>
      <ScanBadge {...resume} />
      {resume.access !== 'never' && (
        <Button kind="main" icon="screen" id={READ_RESUME} aria-pressed={isReading} onClick={onRead}>
          Read
        </Button>
      )}
      <ResumeLink reference={reference} resume={resume} />
    </section>
  );
}
