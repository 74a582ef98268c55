import { useState } from 'react';
import type { StaffJob } from '../../../../src/contract/staff/jobs.ts';
import { dayInIndia } from '../../../../src/day-in-india.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextAreaInput } from '../../ui/text-input.tsx';
import { dialogMutation } from '../dialog-mutation.ts';
import { dayText } from './job-labels.ts';
import { LastDayInput } from './last-day-input.tsx';

interface JobDialogProps {
  job: StaffJob;
  onClose(): void;
}

/** Approves a posting or reopens a job, optionally with a last day. */
export function OpenJobDialog({ job, onClose }: JobDialogProps) {
  const { Jid, version, status, values } = job;
  const isOver = job.closesOn !== null && job.closesOn < dayInIndia(new Date());
  const [closesOn, setClosesOn] = useState(isOver ? '' : (job.closesOn ?? ''));
  const isReopened = status === 'closed';
  const options = dialogMutation({
    onClose,
    refresh: () => queries.jobs.invalidate(),
    text: `${Jid} is public now.`,
  });
  const approve = trpc.jobs.approve.useMutation(options);
  const reopen = trpc.jobs.reopen.useMutation(options);
  const call = isReopened ? reopen : approve;
  return (
    <Modal title={isReopened ? 'Reopen the job' : 'Approve the job'} onClose={onClose}>
      <StaffForm
        name={isReopened ? 'Reopening' : 'Approval'}
        action={isReopened ? 'Reopen' : 'Approve'}
        call={call}
        onSubmit={() => call.mutate({ Jid, version, closesOn: closesOn || null })}
      >
        <p className="muted">
          {values.openPosition} in {values.location} will be public at once: in the job list, on its own page,
          in the feeds and in the sitemap.
        </p>
        {job.closesOn !== null && isOver && <p>Its last day, {dayText(job.closesOn)}, has passed.</p>}
        <LastDayInput value={closesOn} onType={setClosesOn} />
      </StaffForm>
    </Modal>
  );
}

export function RejectJobDialog({ job: { Jid, version }, onClose }: JobDialogProps) {
  const [reason, setReason] = useState('');
  const reject = trpc.jobs.reject.useMutation(
    dialogMutation({ onClose, refresh: () => queries.jobs.invalidate(), text: `${Jid} is rejected.` }),
  );
  return (
    <Modal title="Reject the posting" onClose={onClose}>
      <StaffForm
        name="Rejection"
        action="Reject"
        call={reject}
        onSubmit={() => reject.mutate({ Jid, version, reason })}
      >
        <TextAreaInput
          label="Reason"
          name="reason"
          hint="Kept with the posting for your colleagues. It is not shown to the public."
          maxLength={200}
          rows={3}
          value={reason}
          onType={setReason}
        />
      </StaffForm>
    </Modal>
  );
}
