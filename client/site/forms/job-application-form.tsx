import { useState, useSyncExternalStore } from 'react';
import { LIMITS } from '../../../src/contract/fields.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  jobApplicationFilters,
  jobPanelChecks,
} from '../../../src/contract/job-application.ts';
import { failureNotice } from '../../../src/contract/notices.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { sizeOf } from '../../shared/ui/file-size.ts';
import { UploadProgress } from '../../shared/ui/upload-progress.tsx';
import { uploadProgress } from '../../shared/upload-fetch.ts';
import { trpc } from '../../trpc.ts';
import { FormShell, type FormVariant } from './form-shell.tsx';
import { askAboutEmail, askAboutPhone } from './likely-mistakes.ts';
import { PositionField } from './position-field.tsx';
import { usePostedForm } from './posted-form.ts';
import { type Resume, ResumeField } from './resume-field.tsx';
import { useSubmission } from './use-submission.ts';

interface JobApplicationFormProps {
  variant: FormVariant;
  /** The position and job that the Career page was opened with. */
  initial?: { JobId: string; Position: string };
  onDone?: () => void;
}

const checksOf = { panel: jobPanelChecks, page: careerPageChecks } satisfies Record<FormVariant, unknown>;

/** An application for a job. The resume is optional in the panel and on the Career page. */
export function JobApplicationForm({ variant, initial, onDone }: JobApplicationFormProps) {
  const [resume, setResume] = useState<Resume>({});
  const percent = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get, () => undefined);
  const { mutateAsync } = trpc.jobApplication.submit.useMutation({ networkMode: 'always' });
  const { values, set, bind, busy, showNotice, file, shell } = useSubmission({
    draftKey: `application ${variant}`,
    empty: emptyJobApplication,
    initial,
    checks: checksOf[variant],
    filters: jobApplicationFilters,
    send: (values, signals) => mutateAsync(toFormData({ ...values, ...signals, file: resume.file })),
    listExtraFields: ({ JobId, Position }) => [
      ...(JobId && JobId !== Position ? [['Job Id', JobId] as const] : []),
      ['Resume', resume.file ? `${resume.file.name}, ${sizeOf(resume.file.size)}` : 'None'] as const,
    ],
    onCleared: () => setResume({}),
    onDone,
    posted: usePostedForm('application', variant),
  });

  const text = { maxLength: LIMITS.text };
  const person = (
    <>
      <TextField {...bind('FullName')} {...text} autoComplete="name" />
      <TextField {...bind('EmailId')} {...text} ask={askAboutEmail} inputMode="email" autoComplete="email" />
      <TextField {...bind('MobileNo')} ask={askAboutPhone} inputMode="numeric" autoComplete="tel-national" />
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
              // The chosen position fills both fields, as the specification describes.
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
        id={file.id}
        resume={file.fault === undefined ? resume : { ...resume, error: file.fault }}
        onChoose={(chosen) => {
          file.clearFault();
          setResume(chosen);
        }}
        onWrongType={(control) => showNotice(failureNotice, () => control)}
      />
      {busy && resume.file && <UploadProgress label="Sending the resume" percent={percent ?? 0} />}
    </FormShell>
  );
}
