import { extname } from 'node:path';
import type { ResumeInfo } from '../../src/contract/staff/resume.ts';
import type { Config } from '../config.ts';
import type { ResumesTable } from '../database/schema.ts';
import { cleanFileName } from '../files/resume-store.ts';

export type ResumeRow = Pick<ResumesTable, 'id' | 'size' | 'type' | 'original_name'> & {
  scan_state: ResumeInfo['scanState'];
};

/**
 * Without a scanner, unscanned files can be downloaded, or nobody could see any. A file that was found infected stays
 * blocked.
 */
export function accessTo(state: ResumeInfo['scanState'], { clamav }: Pick<Config, 'clamav'>) {
  if (state === 'infected') return 'never';
  return state === 'clean' || clamav === undefined ? 'free' : 'confirmed';
}

/** The sender's file name, with the ending of the file's real type. */
export function downloadName({ original_name, type }: Pick<ResumeRow, 'original_name' | 'type'>): string {
  const name = cleanFileName(original_name);
  const ending = extname(name).toLowerCase();
  return ending === `.${type}` || (type === 'jpg' && ending === '.jpeg') ? name : `${name}.${type}`;
}

export function resumeInfoOf(row: ResumeRow, config: Pick<Config, 'clamav'>): ResumeInfo {
  return {
    name: downloadName(row),
    size: row.size,
    scanState: row.scan_state,
    access: accessTo(row.scan_state, config),
  };
}
