import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import { applicantsZipPath } from '../../../../src/contract/staff/resume.ts';
import { download } from '../../members/code/download.ts';
import { showDialog } from '../../ui/notices.ts';

/** Downloads every resume for the job, and asks first whether to include those that no scanner has seen. */
export async function downloadResumes(jid: string, shown: readonly Applicant[]): Promise<void> {
  const unscanned = shown.filter(({ resume }) => resume?.access === 'confirmed').length;
  const includesUnscanned =
    unscanned > 0 &&
    (await showDialog({
      title: 'Include resumes not scanned for viruses?',
      text: `${unscanned === 1 ? 'One resume has' : `${unscanned} resumes have`} not been scanned and may be unsafe.`,
      yes: 'Download all',
      no: 'Only scanned ones',
    }));
  await download(`${applicantsZipPath(jid)}${includesUnscanned ? '?unscanned=yes' : ''}`);
}
