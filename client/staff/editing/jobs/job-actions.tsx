import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffJob } from '../../../../src/contract/staff/jobs.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc, trpcClient } from '../../calls/trpc.ts';
import { FEW_ATTEMPTS, useCreation } from '../../calls/use-creation.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { showDialog, showToast } from '../../ui/notices.ts';
import { OpenJobDialog, RejectJobDialog } from './job-dialogs.tsx';

/** The actions that are possible in the job's status. */
export function JobActions({ job, path }: { job: StaffJob; path: string }) {
  const { Jid, version, status } = job;
  const [dialog, setDialog] = useState<'open' | 'reject'>();
  const navigate = useNavigate();
  const failed = (error: unknown) => {
    void queries.jobs.invalidate();
    void showToast(explainError(error));
  };
  const close = trpc.jobs.close.useMutation({
    onError: failed,
    onSuccess: () => {
      void queries.jobs.invalidate();
      void showToast(`${Jid} is closed.`);
    },
  });
  const copy = useCreation(trpcClient.jobs.copy.mutate, {
    attempts: FEW_ATTEMPTS,
    onError: failed,
    onCreated: (copied) => {
      void queries.jobs.invalidate();
      void showToast(`Copied to ${copied.Jid}, which is pending approval.`);
      void navigate({ to: '/jobs/$jid', params: { jid: copied.Jid }, search: { edit: true } });
    },
  });
  const remove = trpc.jobs.remove.useMutation({
    onError: failed,
    onSuccess: () => {
      void navigate({ to: '/jobs', replace: true }).then(() => queries.jobs.invalidate());
      void showToast(`${Jid} is deleted.`);
    },
  });
  const confirmRemove = async () => {
    const text = 'It has never been public. It cannot be brought back.';
    if (await showDialog({ title: `Delete the draft ${Jid}?`, text, yes: 'Delete' }))
      remove.mutate({ Jid, version });
  };
  const confirmClose = async () => {
    const text =
      'It is removed from all lists at once, and its page says that it is closed. You can reopen it.';
    if (await showDialog({ title: `Close ${Jid}?`, text, yes: 'Close job' })) close.mutate({ Jid, version });
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
      <Button icon="copy" isBusy={copy.isPending} onClick={() => copy.create({ Jid })}>
        Copy
      </Button>
      {isDraft(job) && (
        <Button kind="danger" isBusy={remove.isPending} onClick={confirmRemove}>
          Delete draft
        </Button>
      )}
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

/**
 * A job that the staff entered and that was never public. With applications it cannot be deleted, since they would be
 * lost.
 */
function isDraft({ openedAt, reference, applications }: StaffJob): boolean {
  return openedAt === null && reference === null && applications === 0;
}
