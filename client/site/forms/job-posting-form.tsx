import { LIMITS } from '../../../src/contract/fields.ts';
import { emptyJobPosting, jobPostingChecks } from '../../../src/contract/job-posting.ts';
import { TextArea, TextField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { FormShell } from './form-shell.tsx';
import { usePostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

/** For Specific Job Upload. The fields stand in the order in which they are checked. */
export function JobPostingForm({ onDone }: { onDone?: () => void }) {
  const words = useWords();
  const { mutateAsync } = trpc.jobPosting.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    kind: 'posting',
    draftKey: 'posting page',
    empty: emptyJobPosting,
    checks: jobPostingChecks,
    send: (values, signals) => mutateAsync({ ...values, ...signals }),
    onDone,
    posted: usePostedForm('posting', 'page'),
  });
  const text = { maxLength: LIMITS.text, autoComplete: 'off' };

  return (
    <FormShell
      shell={shell}
      variant="page"
      label={words('forms.postingForm')}
      form="posting"
      submit={words('forms.postingSubmit')}
    >
      <TextField {...bind('openPosition')} {...text} />
      <TextField {...bind('qualification')} {...text} />
      <TextArea {...bind('discription')} maxLength={LIMITS.longText} />
      <TextField {...bind('skills')} {...text} />
      <TextField {...bind('experience')} {...text} />
      <TextField {...bind('industry')} {...text} />
      <TextField {...bind('location')} {...text} />
      <TextField {...bind('minSalary')} {...text} />
      <TextField {...bind('maxSalary')} {...text} />
    </FormShell>
  );
}
