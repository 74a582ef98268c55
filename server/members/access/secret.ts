import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';

export type SecretSettings = Pick<Config, 'staffSecret' | 'oldStaffSecrets' | 'dataDir'>;

/** The configured secret, else the data folder's own, which is generated at the first start. */
export function loadStaffSecret({ staffSecret, dataDir }: SecretSettings): string {
  if (staffSecret !== undefined) return staffSecret;
  const folder = resolve(dataDir);
  const file = fileIn(dataDir);
  mkdirSync(folder, { recursive: true });
  try {
    // Fails where the file exists: of two processes that start together, the second reads the first one's secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Earlier secrets, newest first. The data folder's own is one of them as soon as a secret is configured. */
export function loadOldStaffSecrets(settings: SecretSettings): string[] {
  const file = fileIn(settings.dataDir);
  const made = existsSync(file) ? [readFileSync(file, 'utf8').trim()] : [];
  const present = loadStaffSecret(settings);
  return [...new Set([...settings.oldStaffSecrets, ...made])].filter((secret) => secret !== present);
}

function fileIn(dataDir: string): string {
  return join(resolve(dataDir), 'staff-secret');
}
