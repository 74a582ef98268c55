import { useHydrated } from '@tanstack/react-router';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { usePageData } from '../page-data/page-data.ts';
import type { FormVariant } from './form-shell.tsx';

/**
 * What this form came with by plain POST, on the page that the server answers then. The panels' forms are never sent
 * that way, and a page that is come back to begins anew.
 */
export function usePostedForm(form: SubmissionKind, variant: FormVariant): PostedForm | undefined {
  const { posted } = usePageData();
  const isFirst = !useHydrated();
  return isFirst && variant === 'page' && posted?.form === form ? posted : undefined;
}
