import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';

/** The secret of the settings, or else the data folder's own, made at the first start. */
export function loadStaffSecret({ staffSecret, dataDir }: Pick<Config, 'staffSecret' | 'dataDir'>): string {
  if (staffSecret !== undefined) return staffSecret;
  const folder = resolve(dataDir);
  const file = join(folder, 'staff-secret');
  mkdirSync(folder, { recursive: true });
  try {
    // Fails where there is one: of two that start at once, the second reads the first one's.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
