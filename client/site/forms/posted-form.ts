import type { PostedForm } from '../../../src/contract/posted-form.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { usePageData } from '../page-data/page-data.ts';
import type { FormVariant } from './form-shell.tsx';

/**
 * The values and faults of this form, if it came by plain POST and the server answered with its page again. The
 * panels' forms are never posted that way. A page that is opened again by navigation starts with an empty form.
 */
export function usePostedForm(form: SubmissionKind, variant: FormVariant): PostedForm | undefined {
  const { posted } = usePageData();
  const isFirst = !useHydrated();
  return isFirst && variant === 'page' && posted?.form === form ? posted : undefined;
}
