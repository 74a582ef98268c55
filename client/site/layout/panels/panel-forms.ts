import { type ComponentType, lazy } from 'react';
import { withData } from '../../page-data/with-data.tsx';
import type { PanelName } from './panel-names.ts';

/** What each panel holds. `onDone` follows a successful submit. */
type PanelForm = ComponentType<{ variant: 'panel'; onDone: () => void }>;

function loadedOnIntent(load: () => Promise<PanelForm>) {
  let loading: Promise<{ default: PanelForm }> | undefined;
  const loadOnce = () => {
    // A chunk that failed to arrive is asked for again, and not remembered as failed.
    loading ??= withData(load()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Form: lazy(loadOnce), preload: () => void loadOnce().catch(() => {}) };
}

/** The forms arrive when a visitor reaches for their button. */
export const panelForms: Record<PanelName, ReturnType<typeof loadedOnIntent>> = {
  contact: loadedOnIntent(async () => (await import('../../forms/contact-form.tsx')).ContactForm),
  job: loadedOnIntent(async () => (await import('../../forms/job-application-form.tsx')).JobApplicationForm),
  quotation: loadedOnIntent(async () => (await import('../../forms/quotation-form.tsx')).QuotationForm),
};
