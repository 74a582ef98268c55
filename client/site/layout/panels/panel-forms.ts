import { type ComponentType, lazy } from 'react';
import { withData } from '../../page-data/with-data.tsx';
import type { PanelName } from './panel-names.ts';

/** The form inside a panel. `onDone` is called after a successful submission. */
type PanelFormComponent = ComponentType<{ variant: 'panel'; onDone: () => void }>;

function createPanelForm(load: () => Promise<PanelFormComponent>) {
  let loading: Promise<{ default: PanelFormComponent }> | undefined;
  const loadOnce = () => {
    // Forget a chunk that failed to load, so that the next attempt requests it again.
    loading ??= withData(load()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Form: lazy(loadOnce), preload: () => void loadOnce().catch(() => {}) };
}

/** The chunk of a form is preloaded when the visitor hovers or focuses its button. */
export const panelForms: Record<PanelName, ReturnType<typeof createPanelForm>> = {
  contact: createPanelForm(async () => (await import('../../forms/contact-form.tsx')).ContactForm),
  job: createPanelForm(async () => (await import('../../forms/job-application-form.tsx')).JobApplicationForm),
  quotation: createPanelForm(async () => (await import('../../forms/quotation-form.tsx')).QuotationForm),
};
