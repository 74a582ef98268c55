import { useState, useSyncExternalStore } from 'react';
import { failureNotice } from '../../../src/content/form-words.ts';
import type { Words } from '../../../src/content/words.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  jobApplicationFilters,
  jobPanelChecks,
} from '../../../src/contract/job-application.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { sizeOf } from '../../shared/ui/file-size.ts';
import { UploadProgress } from '../../shared/ui/upload-progress.tsx';
import { unreadableFileIn, uploadProgress } from '../../shared/upload-fetch.ts';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
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
  const words = useWords();
  const { mutateAsync } = trpc.jobApplication.submit.useMutation({ networkMode: 'always' });
  const { values, set, bind, busy, showNotice, file, shell } = useSubmission({
    kind: 'application',
    draftKey: `application ${variant}`,
    empty: emptyJobApplication,
    initial,
    checks: checksOf[variant],
    filters: jobApplicationFilters,
    send: (values, signals) =>
      mutateAsync(toFormData({ ...values, ...signals, file: resume.file })).catch((error) => {
        // A browser asks nothing when the file that it still holds is chosen once more.
        if (unreadableFileIn(error)) setResume({});
        throw error;
      }),
    listExtraFields: ({ JobId, Position }) => [
      ...(JobId && JobId !== Position ? [[words('forms.jobId'), JobId] as const] : []),
      [words('labels.resume'), nameOf(resume.file, words)] as const,
    ],
    onCleared: () => setResume({}),
    onDone,
    posted: usePostedForm('application', variant),
  });

  const text = { maxLength: LIMITS.text };
  const person = (
    <>
      <TextField {...bind('FullName')} {...text} autoComplete="name" />
      <TextField
        {...bind('EmailId')}
        {...text}
        ask={(typed) => askAboutEmail(typed, words)}
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...bind('MobileNo')}
        ask={(typed) => askAboutPhone(typed, words)}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField {...bind('Qualification')} {...text} />
    </>
  );
  const jobHint = values.JobId && words('forms.jobIdHint', { jobId: values.JobId });

  return (
    <FormShell
      shell={shell}
      variant={variant}
      label={words(variant === 'panel' ? 'forms.applicationPanel' : 'forms.applicationPage')}
      form="application"
      multipart
      submit={words('forms.applicationSubmit')}
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
        onWrongType={(control) => showNotice(failureNotice(words), () => control)}
      />
      {busy && resume.file && <UploadProgress label={words('uploads.sending')} percent={percent ?? 0} />}
    </FormShell>
  );
}

const nameOf = (file: File | undefined, words: Words): string =>
  file ? words('uploads.fileAndSize', { file: file.name, size: sizeOf(file.size) }) : words('uploads.none');
