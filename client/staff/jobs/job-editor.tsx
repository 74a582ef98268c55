import { useNavigate } from '@tanstack/react-router';
import type { StaffJob } from '../../../src/contract/staff/jobs.ts';
import { ContentHead } from '../content/content-head.tsx';
import { DraftNotes } from '../content/draft-notes.tsx';
import { useDraft } from '../content/use-draft.ts';
import { statusOf } from '../failure.ts';
import { tell } from '../notices.ts';
import { trpc } from '../trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { JobFields } from './job-fields.tsx';
import { jobFields, statusWords } from './job-words.ts';
import { LastDayInput } from './last-day-input.tsx';
import { refreshJobs } from './refresh-jobs.ts';

const labels = [...jobFields, ['closesOn', 'Last day'] as const];

export function JobEditor({ job }: { job: StaffJob }) {
  const { Jid, status } = job;
  const stored = { version: job.version, values: { ...job.values, closesOn: job.closesOn ?? '' } };
  const draft = useDraft(`job ${Jid}`, stored);
  const navigate = useNavigate();
  const goBack = () => navigate({ to: '/jobs/$jid', params: { jid: Jid }, search: {}, replace: true });
  const update = trpc.jobs.update.useMutation({
    onError: () => void refreshJobs(),
    onSuccess: async ({ version }) => {
      draft.rebase({ version, values: draft.values });
      await refreshJobs();
      void goBack();
      void tell(status === 'open' ? `${Jid} is saved, and public as it is now.` : `${Jid} is saved.`);
    },
  });
  const { closesOn, ...values } = draft.values;
  const isBehind = job.version !== draft.version && !update.isSuccess;
  const isRefused = update.error !== null && statusOf(update.error) === 409;
  const { text, tone } = statusWords[status];
  return (
    <div className="screen">
      <ContentHead
        back={{ to: `/jobs/${Jid}`, text: Jid }}
        title={`Edit ${job.values.openPosition}`}
        badge={<Badge tone={tone}>{text}</Badge>}
      />
      <DraftNotes
        draft={draft}
        stored={stored}
        isBehind={isBehind}
        event={job.events[0]}
        labels={labels}
        call={update}
      />
      <StaffForm
        name="Job"
        action={status === 'open' ? 'Save, public at once' : 'Save'}
        call={{ ...update, error: isRefused ? null : update.error }}
        onSubmit={() => update.mutate({ Jid, version: draft.version, values, closesOn: closesOn || null })}
        aside={<Button onClick={goBack}>Cancel</Button>}
      >
        <div className="fields-2">
          <JobFields values={values} onType={draft.set} />
          <LastDayInput value={closesOn} onType={(day) => draft.set({ closesOn: day })} />
        </div>
      </StaffForm>
    </div>
  );
}
