import type { Translations } from '../../../../src/contract/translations.ts';
import type { SampleJob } from '../jobs.ts';
import { guardJobs } from './guard-jobs.ts';
import type { HindiJob } from './hindi-job.ts';
import { officerJobs } from './officer-jobs.ts';
import { trustedJobs } from './trusted-jobs.ts';

/** By position and place. The other jobs are still in English alone, as not every job of an office is translated. */
export const hindiJobs: Readonly<Record<string, HindiJob>> = { ...guardJobs, ...officerJobs, ...trustedJobs };

const industries: Readonly<Record<string, string>> = {
  Banking: 'बैंक',
  'Cash logistics': 'नकदी परिवहन',
  Government: 'सरकारी विभाग',
  Healthcare: 'स्वास्थ्य सेवाएँ',
  Hospitality: 'होटल और मनोरंजन',
  'IT and corporate': 'आईटी और कॉर्पोरेट',
  Logistics: 'गोदाम और ढुलाई',
  Manufacturing: 'कारखाने',
  Residential: 'आवासीय सोसाइटी',
  Retail: 'दुकानें और मॉल',
  'Security services': 'सुरक्षा सेवाएँ',
};

/** The texts of a job in Hindi, each beside the English that it translates; empty where nobody has translated it. */
export function translationsOfJob(job: SampleJob): Translations {
  const hindi = hindiJobs[`${job.openPosition}, ${job.location}`];
  if (hindi === undefined) return {};
  return {
    hi: {
      OpenPosition: { source: job.openPosition, text: hindi.openPosition },
      Qualification: { source: job.qualification, text: hindi.qualification },
      Skills: { source: job.skills, text: hindi.skills },
      Experience: { source: job.experience, text: hindi.experience },
      Industry: { source: job.industry, text: industries[job.industry] ?? '' },
      Description: { source: job.description, text: hindi.description },
    },
  };
}
