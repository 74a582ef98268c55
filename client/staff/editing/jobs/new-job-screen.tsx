import { useNavigate } from '@tanstack/react-router';
import { emptyJobPosting } from '../../../../src/contract/job-posting.ts';
import type { CreationCall } from '../../calls/creation-call.ts';
import { queries, trpcClient } from '../../calls/trpc.ts';
import { useCreation } from '../../calls/use-creation.ts';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { BackLink, ContentHead } from '../content-head.tsx';
import { collectTranslations, readTextValues } from '../translated-texts.ts';
import { useDraft } from '../use-draft.ts';
import { JobFields } from './job-fields.tsx';
import { translatedJobFields } from './job-labels.ts';
import { JobTranslations } from './job-translations.tsx';

const empty = Object.assign({ ...emptyJobPosting }, readTextValues(translatedJobFields, {}));

const createJob = (values: typeof empty, call: CreationCall) =>
  trpcClient.jobs.create.mutate(
    { values, translations: collectTranslations(translatedJobFields, values, {}) },
    call,
  );

export default function NewJobScreen() {
  const draft = useDraft('new job', { version: 0, values: empty });
  const navigate = useNavigate();
  const creation = useCreation(createJob, {
    draftKey: draft.key,
    onCreated: async ({ Jid, version }, values) => {
      draft.saved({ version, values });
      await queries.jobs.invalidate();
      // Words that were typed while saving continue in the editor of the new job.
      const edit = draft.latest().isDirty || undefined;
      draft.transferTo(`job ${Jid}`, { version, values: { ...values, closesOn: '' } });
      void navigate({ to: '/jobs/$jid', params: { jid: Jid }, search: { edit }, replace: true });
      void showToast(`${Jid} is pending approval.`);
    },
  });
  return (
    <div className="screen">
      <ContentHead back={<BackLink to="/jobs">Jobs</BackLink>} title="Add a job" />
      <StaffForm
        name="Job"
        action="Save for approval"
        call={creation}
        onSubmit={() => creation.create(draft.values)}
      >
        <div className="fields-2">
          <JobFields values={draft.values} onType={draft.set} />
        </div>
        <JobTranslations values={draft.values} onType={draft.set} />
      </StaffForm>
    </div>
  );
}
