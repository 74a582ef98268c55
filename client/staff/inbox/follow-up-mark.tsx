import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import { Badge } from '../ui/badge.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import './item.css';

export function isFollowUpDue(at: string | null): boolean {
  return typeof at === 'string' && new Date(at).getTime() <= Date.now();
}

/** Shows why an entry waits for somebody: it is late, it comes back, or it mentions the member. */
export function AttentionMarks({
  entry: { isLate, followUpAt, isMentioned },
}: {
  entry: Pick<InboxEntry, 'isLate' | 'followUpAt' | 'isMentioned'>;
}) {
  return (
    <>
      {isMentioned && <Badge tone="new">Mention</Badge>}
      {isFollowUpDue(followUpAt) && <Badge tone="bad">Follow up</Badge>}
      {/* During an update an older server may answer without it. */}
      {typeof followUpAt === 'string' && !isFollowUpDue(followUpAt) && (
        <span className="inbox-row__later" title={`Follow-up ${clockInIndia(new Date(followUpAt))}`}>
          <StaffIcon name="clock" />
          <span className="visually-hidden">Follow-up {clockInIndia(new Date(followUpAt))}.</span>
        </span>
      )}
      {isLate && <Badge tone="bad">Over 24 h</Badge>}
    </>
  );
}
