import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds what serves pages: the client and its pages. Whatever is up to date is kept. */
export function buildClient(): void {
  for (const step of ['client/build/build.ts', 'server/pages/build.ts']) {
    const build = join(import.meta.dirname, '../..', step);
    execFileSync(process.execPath, [build, '--if-stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

export default buildClient;
