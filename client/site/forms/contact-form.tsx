import {
  contactFilters,
  contactPageChecks,
  contactPanelChecks,
  emptyContact,
} from '../../../src/contract/contact.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import { TextArea, TextField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { FormShell, type FormVariant } from './form-shell.tsx';
import { askAboutEmail, askAboutPhone } from './likely-mistakes.ts';
import { usePostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

interface ContactFormProps {
  variant: FormVariant;
  onDone?: () => void;
}

/** Request a Call Back. The panel accepts any non-empty phone number, the page requires ten digits. */
export function ContactForm({ variant, onDone }: ContactFormProps) {
  const words = useWords();
  const { mutateAsync } = trpc.contact.submit.useMutation({ networkMode: 'always' });
  const { bind, shell } = useSubmission({
    kind: 'contact',
    draftKey: `contact ${variant}`,
    empty: emptyContact,
    checks: variant === 'panel' ? contactPanelChecks : contactPageChecks,
    filters: contactFilters,
    send: (values, signals) => mutateAsync({ ...values, ...signals }),
    onDone,
    posted: usePostedForm('contact', variant),
  });

  return (
    <FormShell
      shell={shell}
      variant={variant}
      label={words('forms.contactForm')}
      form="contact"
      submit={words('forms.contactSubmit')}
    >
      <TextField {...bind('fullName')} caps autoComplete="name" maxLength={LIMITS.text} />
      <TextField
        {...bind('mobileNo')}
        ask={(typed) => askAboutPhone(typed, words)}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...bind('emailId')}
        ask={(typed) => askAboutEmail(typed, words)}
        inputMode="email"
        autoComplete="email"
        maxLength={LIMITS.text}
      />
      <TextField {...bind('companyName')} caps autoComplete="organization" maxLength={LIMITS.text} />
      <TextArea {...bind('userMessage')} maxLength={LIMITS.longText} />
    </FormShell>
  );
}
