import { extname } from 'node:path';
import type { ResumeInfo } from '../../../src/contract/staff/resume.ts';
import type { Config } from '../../config.ts';
import type { ResumesTable } from '../../database/schema.ts';
import { cleanFileName } from '../../files/resume-store.ts';

export type ResumeRow = Pick<ResumesTable, 'id' | 'size' | 'type' | 'original_name'> & {
  scan_state: ResumeInfo['scanState'];
};

/** Without a scanner nobody could ever look; what one has found infected once stays so. */
export function accessTo(state: ResumeInfo['scanState'], { clamav }: Pick<Config, 'clamav'>) {
  if (state === 'infected') return 'never';
  return state === 'clean' || clamav === undefined ? 'free' : 'confirmed';
}

/** The applicant's own name for the file, ending as what the file is. */
export function downloadName({ original_name, type }: Pick<ResumeRow, 'original_name' | 'type'>): string {
  const name = cleanFileName(original_name);
  return extname(name).toLowerCase() === `.${type}` ? name : `${name}.${type}`;
}

export function resumeInfoOf(row: ResumeRow, config: Pick<Config, 'clamav'>): ResumeInfo {
  return {
    name: downloadName(row),
    size: row.size,
    scanState: row.scan_state,
    access: accessTo(row.scan_state, config),
  };
}
