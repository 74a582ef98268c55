import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffJob } from '../../../../src/contract/staff/jobs.ts';
import { nameInEnglish } from '../../../../src/languages.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { BackLink, ContentHead } from '../content-head.tsx';
import { DraftNotes, readRefusal } from '../draft-notes.tsx';
import { collectTranslations, listTextLabels, readTextValues } from '../translated-texts.ts';
import { useDraft } from '../use-draft.ts';
import { JobFields } from './job-fields.tsx';
import { dayText, jobFields, statusLabels, translatedJobFields } from './job-labels.ts';
import { JobTranslations } from './job-translations.tsx';
import { LastDayInput } from './last-day-input.tsx';

const labels = [
  ...jobFields,
  ...listTextLabels(translatedJobFields, nameInEnglish),
  ['closesOn', 'Last day'] as const,
];
const shown = { closesOn: (day: string) => <p>{day === '' ? 'None' : dayText(day)}</p> };

export function JobEditor({ job }: { job: StaffJob }) {
  const { Jid, status } = job;
  const texts = readTextValues(translatedJobFields, job.translations);
  const values = { ...job.values, closesOn: job.closesOn ?? '' };
  const stored = { version: job.version, values: Object.assign(values, texts) };
  const draft = useDraft(`job ${Jid}`, stored);
  const [refusals, setRefusals] = useState(0);
  const navigate = useNavigate();
  const goBack = () => navigate({ to: '/jobs/$jid', params: { jid: Jid }, search: {}, replace: true });
  const update = trpc.jobs.update.useMutation({
    onError: () => void queries.jobs.invalidate(),
    onSuccess: () => void queries.jobs.invalidate(),
  });
  const { closesOn } = draft.values;
  const save = () => {
    const sent = draft.values;
    const translations = collectTranslations(translatedJobFields, sent, job.translations);
    const change = {
      Jid,
      version: draft.stored.version,
      values: sent,
      translations,
      closesOn: closesOn || null,
    };
    const onSuccess = async ({ version }: { version: number }) => {
      draft.saved({ version, values: sent });
      await queries.jobs.invalidate();
      // Stay if the member has typed since: that is not saved yet.
      if (!draft.latest().isDirty) void goBack();
      void showToast(status === 'open' ? `${Jid} is saved and public.` : `${Jid} is saved.`);
    };
    if (draft.isUndecided) setRefusals(refusals + 1);
    else update.mutate(change, { onSuccess });
  };
  const { isRefused, error } = readRefusal(draft, update.error);
  const { text, tone } = statusLabels[status];
  return (
    <div className="screen">
      <ContentHead
        back={
          <BackLink to="/jobs/$jid" params={{ jid: Jid }}>
            {Jid}
          </BackLink>
        }
        act="Edit"
        title={job.values.openPosition}
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
        call={{ ...update, error }}
        onSubmit={save}
        aside={<Button onClick={goBack}>Cancel</Button>}
      >
        <div className="fields-2">
          <JobFields values={draft.values} stored={job.values} onType={draft.set} />
          <LastDayInput value={closesOn} onType={(day) => draft.set({ closesOn: day })} />
        </div>
        <JobTranslations values={draft.values} stored={job.translations} onType={draft.set} />
      </StaffForm>
    </div>
  );
}
