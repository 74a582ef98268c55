import { useId } from 'react';
import { choiceWords } from '../../../src/content/form-words.ts';
import { indianStates, stateName } from '../../../src/content/indian-states.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import {
  emptyQuotation,
  quotationChecks,
  quotationFilters,
  serviceTypes,
} from '../../../src/contract/quotation.ts';
import { SelectField, TextField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { FormShell, type FormVariant } from './form-shell.tsx';
import { askAboutEmail, askAboutPhone } from './likely-mistakes.ts';
import { usePostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

interface QuotationFormProps {
  variant: FormVariant;
  onDone?: () => void;
}

export function QuotationForm({ variant, onDone }: QuotationFormProps) {
  const states = useId();
  const words = useWords();
  const { mutateAsync } = trpc.quotation.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    kind: 'quotation',
    draftKey: `quotation ${variant}`,
    empty: emptyQuotation,
    checks: quotationChecks,
    filters: quotationFilters,
    choiceFields: ['servicesType'],
    send: (values, signals) => mutateAsync({ ...values, ...signals }),
    onDone,
    posted: usePostedForm('quotation', variant),
  });
  const maxLength = LIMITS.text;

  return (
    <FormShell
      shell={shell}
      variant={variant}
      label={words('forms.quotationForm')}
      form="quotation"
      submit={words('forms.quotationSubmit')}
    >
      <TextField {...bind('firstName')} autoComplete="given-name" maxLength={maxLength} />
      <TextField {...bind('lastName')} autoComplete="family-name" maxLength={maxLength} />
      <TextField
        {...bind('emailId')}
        ask={(typed) => askAboutEmail(typed, words)}
        inputMode="email"
        autoComplete="email"
        maxLength={maxLength}
      />
      <TextField
        {...bind('mobileNo')}
        ask={(typed) => askAboutPhone(typed, words)}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...bind('addresss')}
        wide
        autoComplete="street-address"
        maxLength={maxLength}
        hint={words('forms.addressHint')}
      />
      <TextField {...bind('state')} list={states} autoComplete="address-level1" maxLength={maxLength} />
      <datalist id={states}>
        {indianStates.map((state) => (
          <option key={state} value={stateName(words, state)} />
        ))}
      </datalist>
      <TextField {...bind('city')} autoComplete="address-level2" maxLength={maxLength} />
      <SelectField
        {...bind('servicesType')}
        wide
        prompt={words('forms.servicePrompt')}
        choices={serviceTypes}
        wordsOf={(choice) => choiceWords(words, choice)}
      />
    </FormShell>
  );
}
