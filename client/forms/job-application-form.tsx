import { useId, useState, useSyncExternalStore } from 'react';
import { LIMITS } from '../../src/contract/fields.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  jobApplicationFilters,
  jobPanelChecks,
  type ResumeType,
} from '../../src/contract/job-application.ts';
import { failureNotice } from '../../src/contract/notices.ts';
import { toFormData } from '../../src/contract/typed-form-data.ts';
import { trpc } from '../trpc.ts';
import { TextField } from '../ui/field.tsx';
import { UploadProgress } from '../ui/upload-progress.tsx';
import { FormShell, type FormVariant } from './form-shell.tsx';
import { PositionField } from './position-field.tsx';
import { usePostedForm } from './posted-form.ts';
import { type Resume, ResumeField } from './resume-field.tsx';
import { uploadProgress } from './upload-fetch.ts';
import { useSubmission } from './use-submission.ts';

interface JobApplicationFormProps {
  variant: FormVariant;
  /** The position and the job that the Career page was opened with. */
  initial?: { JobId: string; Position: string };
  onDone?: () => void;
}

const forms = {
  panel: { checks: jobPanelChecks, offered: ['pdf', 'doc', 'docx'] },
  page: { checks: careerPageChecks, offered: ['pdf'] },
} as const satisfies Record<FormVariant, { checks: unknown; offered: readonly ResumeType[] }>;

/** An application for a job. Neither the panel nor the Career page asks that a resume be chosen. */
export function JobApplicationForm({ variant, initial, onDone }: JobApplicationFormProps) {
  const { checks, offered } = forms[variant];
  const resumeId = useId();
  const [resume, setResume] = useState<Resume>({});
  const percent = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get, () => undefined);
  const { mutateAsync } = trpc.jobApplication.submit.useMutation({ networkMode: 'always' });
  const { values, set, bind, busy, tell, shell } = useSubmission({
    empty: emptyJobApplication,
    initial,
    checks,
    filters: jobApplicationFilters,
    send: (values, signals) => mutateAsync(toFormData({ ...values, ...signals, file: resume.file })),
    onCleared: () => setResume({}),
    onDone,
    posted: usePostedForm('application', variant),
  });

  const text = { maxLength: LIMITS.text };
  const person = (
    <>
      <TextField {...bind('FullName')} {...text} autoComplete="name" />
      <TextField {...bind('EmailId')} {...text} inputMode="email" autoComplete="email" />
      <TextField {...bind('MobileNo')} inputMode="numeric" autoComplete="tel-national" />
      <TextField {...bind('Qualification')} {...text} />
    </>
  );
  const jobHint = values.JobId && `Job Id ${values.JobId}`;

  return (
    <FormShell
      shell={shell}
      variant={variant}
      label={variant === 'panel' ? 'Apply for a job' : 'Resume Submission Form'}
      form="application"
      multipart
      submit="Submit the application"
    >
      {variant === 'panel' ? (
        <>
          <PositionField
            {...bind('Position')}
            onType={(position) => {
              // The chosen position fills both, as the product has it.
              set('Position', position);
              set('JobId', position);
            }}
          />
          {person}
        </>
      ) : (
        <>
          {person}
          <TextField {...bind('Position')} {...text} wide hint={jobHint} />
          <input type="hidden" name="JobId" value={values.JobId} autoComplete="off" />
        </>
      )}
      <ResumeField
        id={resumeId}
        offered={offered}
        resume={resume}
        onChoose={setResume}
        onWrongType={(control) => tell(failureNotice, () => control)}
      />
      {busy && resume.file && <UploadProgress label="Sending the resume" percent={percent ?? 0} />}
    </FormShell>
  );
}
