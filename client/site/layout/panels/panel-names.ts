import type { PagePath } from '../../../../src/content/pages/index.ts';

/** The three slide-out panels. */
export type PanelName = 'contact' | 'job' | 'quotation';

/** The ids of the panels, which their buttons name in aria-controls. */
export const panelIds: Record<PanelName, string> = {
  contact: 'contact-panel',
  job: 'job-panel',
  quotation: 'quotation-panel',
};

export const panelButtonIds: Record<PanelName, string> = {
  contact: 'contact-panel-button',
  job: 'job-panel-button',
  quotation: 'quotation-panel-button',
};

/** The pages that hold the same forms. */
export const panelPages = {
  contact: '/contactus',
  job: '/career',
  quotation: '/quotation',
} as const satisfies Record<PanelName, PagePath>;
