import { z } from 'zod';
import { KEPT_DAYS } from '../../src/contract/privacy-notice.ts';
import { daysWithinPromise, wholeNumber } from './values.ts';

export interface PrivacySettings {
  /**
   * How many days each kind is kept: at most what the privacy notice promises, and at least a year for the audit log.
   */
  retention: { leadsDays: number; applicationsDays: number; dataRequestsDays: number; auditDays: number };
}

/** How long personal data is kept. */
export const privacySettings = z
  .object({
    RETENTION_LEADS_DAYS: daysWithinPromise(KEPT_DAYS.leads),
    RETENTION_APPLICATIONS_DAYS: daysWithinPromise(KEPT_DAYS.applications),
    AUDIT_DAYS: wholeNumber(365, 36_500).default(365),
  })
  .transform(
    (env): PrivacySettings => ({
      retention: {
        leadsDays: env.RETENTION_LEADS_DAYS,
        applicationsDays: env.RETENTION_APPLICATIONS_DAYS,
        dataRequestsDays: KEPT_DAYS.dataRequests,
        auditDays: env.AUDIT_DAYS,
      },
    }),
  );
