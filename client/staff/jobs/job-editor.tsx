import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffJob } from '../../../src/contract/staff/jobs.ts';
import { statusOf } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { BackLink, ContentHead } from '../content/content-head.tsx';
import { DraftNotes } from '../content/draft-notes.tsx';
import { useDraft } from '../content/use-draft.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { JobFields } from './job-fields.tsx';
import { dayText, jobFields, statusLabels } from './job-labels.ts';
import { LastDayInput } from './last-day-input.tsx';
import { refreshJobs } from './refresh-jobs.ts';

const labels = [...jobFields, ['closesOn', 'Last day'] as const];
const shown = { closesOn: (day: string) => <p>{day === '' ? 'None' : dayText(day)}</p> };

export function JobEditor({ job }: { job: StaffJob }) {
  const { Jid, status } = job;
  const stored = { version: job.version, values: { ...job.values, closesOn: job.closesOn ?? '' } };
  const draft = useDraft(`job ${Jid}`, stored);
  const [refusals, setRefusals] = useState(0);
  const navigate = useNavigate();
  const goBack = () => navigate({ to: '/jobs/$jid', params: { jid: Jid }, search: {}, replace: true });
  const update = trpc.jobs.update.useMutation({
    onError: () => void refreshJobs(),
    onSuccess: async ({ version }, { values, closesOn }) => {
      draft.saved({ version, values: { ...values, closesOn: closesOn ?? '' } });
      await refreshJobs();
      // Stay if the member has typed since: that is not saved yet.
      if (!draft.latest().isDirty) void goBack();
      void showToast(status === 'open' ? `${Jid} is saved and public.` : `${Jid} is saved.`);
    },
  });
  const { closesOn, ...values } = draft.values;
  const save = () => {
    if (draft.isUndecided) setRefusals(refusals + 1);
    else update.mutate({ Jid, version: draft.stored.version, values, closesOn: closesOn || null });
  };
  const isRefused = update.error !== null && statusOf(update.error) === 409;
  // The notes above the form explain a conflict, so the form need not repeat the error.
  const isConflictShown = isRefused && (draft.isUndecided || draft.mergedFields.length > 0);
  const { text, tone } = statusLabels[status];
  return (
    <div className="screen">
      <ContentHead
        back={
          <BackLink to="/jobs/$jid" params={{ jid: Jid }}>
            {Jid}
          </BackLink>
        }
        title={`Edit ${job.values.openPosition}`}
        badge={<Badge tone={tone}>{text}</Badge>}
      />
      <DraftNotes
        draft={draft}
        events={job.events}
        labels={labels}
        renderValue={shown}
        isRefused={isRefused}
        refusals={refusals}
      />
      <StaffForm
        name="Job"
        action={status === 'open' ? 'Save and publish' : 'Save'}
        call={{ ...update, error: isConflictShown ? null : update.error }}
        onSubmit={save}
        aside={<Button onClick={goBack}>Cancel</Button>}
      >
        <div className="fields-2">
          <JobFields values={values} stored={job.values} onType={draft.set} />
          <LastDayInput value={closesOn} onType={(day) => draft.set({ closesOn: day })} />
        </div>
      </StaffForm>
    </div>
  );
}
