import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffJob } from '../../../src/contract/staff/jobs.ts';
import { messageOf } from '../failure.ts';
import { ask, tell } from '../notices.ts';
import { trpc } from '../trpc.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { OpenJobDialog, RejectJobDialog } from './job-dialogs.tsx';
import { refreshJobs } from './refresh-jobs.ts';

/** What can be done to a job in its state. */
export function JobActs({ job, path }: { job: StaffJob; path: string }) {
  const { Jid, version, status } = job;
  const [dialog, setDialog] = useState<'open' | 'reject'>();
  const navigate = useNavigate();
  const failed = (error: unknown) => {
    void refreshJobs();
    void tell(messageOf(error));
  };
  const close = trpc.jobs.close.useMutation({
    onError: failed,
    onSuccess: () => {
      void refreshJobs();
      void tell(`${Jid} is closed.`);
    },
  });
  const copy = trpc.jobs.copy.useMutation({
    onError: failed,
    onSuccess: (copied) => {
      void refreshJobs();
      void tell(`Copied to ${copied.Jid}, which is pending approval.`);
      void navigate({ to: '/jobs/$jid', params: { jid: copied.Jid }, search: { edit: true } });
    },
  });
  const confirmClose = async () => {
    const text =
      'It is removed from all lists at once, and its page says that it is closed. You can reopen it.';
    if (await ask({ title: `Close ${Jid}?`, text, yes: 'Close job' })) close.mutate({ Jid, version });
  };
  return (
    <>
      {status === 'pending' && (
        <>
          <Button kind="main" icon="check" onClick={() => setDialog('open')}>
            Approve
          </Button>
          <Button kind="danger" onClick={() => setDialog('reject')}>
            Reject
          </Button>
        </>
      )}
      {status === 'rejected' && <Button onClick={() => setDialog('open')}>Approve</Button>}
      {status === 'closed' && (
        <Button kind="main" icon="undo" onClick={() => setDialog('open')}>
          Reopen
        </Button>
      )}
      {status === 'open' && (
        <ButtonAnchor icon="out" href={path} target="_blank">
          Public page
        </ButtonAnchor>
      )}
      <Button
        icon="note"
        onClick={() => navigate({ to: '/jobs/$jid', params: { jid: Jid }, search: { edit: true } })}
      >
        Edit
      </Button>
      <Button icon="copy" disabled={copy.isPending} onClick={() => copy.mutate({ Jid })}>
        Copy
      </Button>
      {status === 'open' && (
        <Button kind="danger" disabled={close.isPending} onClick={confirmClose}>
          Close
        </Button>
      )}
      {dialog === 'open' && <OpenJobDialog job={job} onClose={() => setDialog(undefined)} />}
      {dialog === 'reject' && <RejectJobDialog job={job} onClose={() => setDialog(undefined)} />}
    </>
  );
}
