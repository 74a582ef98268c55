import { choiceWords } from '../../../src/content/form-words.ts';
import {
  type DataRequestType,
  dataRequestChecks,
  dataRequestFilters,
  dataRequestTypes,
  emptyDataRequest,
} from '../../../src/contract/data-request.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import { SelectField, TextArea, TextField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { FormShell } from './form-shell.tsx';
import { askAboutEmailOrPhone } from './likely-mistakes.ts';
import { usePostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

/** A person's request about their own data: a copy, a correction, an erasure or the withdrawal of consent. */
export function DataRequestForm() {
  const words = useWords();
  const { mutateAsync } = trpc.dataRequest.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    kind: 'data-request',
    draftKey: 'data-request page',
    empty: emptyDataRequest,
    checks: dataRequestChecks,
    filters: dataRequestFilters,
    choiceFields: ['asked'],
    send: (values, signals) => mutateAsync({ ...values, ...signals, asked: values.asked as DataRequestType }),
    posted: usePostedForm('data-request', 'page'),
  });

  return (
    <FormShell
      shell={shell}
      variant="page"
      form="data-request"
      label={words('forms.dataRequestForm')}
      submit={words('forms.dataRequestSubmit')}
    >
      <TextField {...bind('fullName')} autoComplete="name" maxLength={LIMITS.text} />
      <TextField
        {...bind('contact')}
        ask={(typed) => askAboutEmailOrPhone(typed, words)}
        autoComplete="email"
        maxLength={LIMITS.text}
        hint={words('forms.contactHint')}
      />
      <SelectField
        {...bind('asked')}
        wide
        prompt={words('forms.requestPrompt')}
        choices={dataRequestTypes}
        wordsOf={(choice) => choiceWords(words, choice)}
      />
      <TextArea {...bind('details')} maxLength={LIMITS.longText} hint={words('forms.detailsHint')} />
    </FormShell>
  );
}
