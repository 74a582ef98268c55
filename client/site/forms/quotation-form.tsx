import { useId } from 'react';
import { indianStates } from '../../../src/content/indian-states.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import {
  emptyQuotation,
  quotationChecks,
  quotationFilters,
  serviceTypes,
} from '../../../src/contract/quotation.ts';
import { SelectField, TextField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
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
  const { mutateAsync } = trpc.quotation.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    draftKey: `quotation ${variant}`,
    empty: emptyQuotation,
    checks: quotationChecks,
    filters: quotationFilters,
    send: (values, signals) => mutateAsync({ ...values, ...signals }),
    onDone,
    posted: usePostedForm('quotation', variant),
  });
  const maxLength = LIMITS.text;

  return (
    <FormShell
      shell={shell}
      variant={variant}
      label="Request a quotation"
      form="quotation"
      submit="Request the quotation"
    >
      <TextField {...bind('firstName')} autoComplete="given-name" maxLength={maxLength} />
      <TextField {...bind('lastName')} autoComplete="family-name" maxLength={maxLength} />
      <TextField
        {...bind('emailId')}
        ask={askAboutEmail}
        inputMode="email"
        autoComplete="email"
        maxLength={maxLength}
      />
      <TextField {...bind('mobileNo')} ask={askAboutPhone} inputMode="numeric" autoComplete="tel-national" />
      <TextField
        {...bind('addresss')}
        wide
        autoComplete="street-address"
        maxLength={maxLength}
        hint="Of the site that the service is for."
      />
      <TextField {...bind('state')} list={states} autoComplete="address-level1" maxLength={maxLength} />
      <datalist id={states}>
        {indianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <TextField {...bind('city')} autoComplete="address-level2" maxLength={maxLength} />
      <SelectField {...bind('servicesType')} wide prompt="Choose a service" choices={serviceTypes} />
    </FormShell>
  );
}
