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
import { FormShell } from './form-shell.tsx';
import { askAboutEmailOrPhone } from './likely-mistakes.ts';
import { usePostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

/** A person's request about their own data: a copy, a correction, an erasure or the withdrawal of consent. */
export function DataRequestForm() {
  const { mutateAsync } = trpc.dataRequest.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    draftKey: 'data-request page',
    empty: emptyDataRequest,
    checks: dataRequestChecks,
    filters: dataRequestFilters,
    send: (values, signals) => mutateAsync({ ...values, ...signals, asked: values.asked as DataRequestType }),
    posted: usePostedForm('data-request', 'page'),
  });

  return (
    <FormShell
      shell={shell}
      variant="page"
      form="data-request"
      label="Request about your data"
      submit="Send the request"
    >
      <TextField {...bind('fullName')} autoComplete="name" maxLength={LIMITS.text} />
      <TextField
        {...bind('contact')}
        ask={askAboutEmailOrPhone}
        autoComplete="email"
        maxLength={LIMITS.text}
        hint="The one that you gave us. We answer there."
      />
      <SelectField {...bind('asked')} wide prompt="Choose what you ask for" choices={dataRequestTypes} />
      <TextArea
        {...bind('details')}
        maxLength={LIMITS.longText}
        hint="A reference if you have one, and what should be put right or erased."
      />
    </FormShell>
  );
}
