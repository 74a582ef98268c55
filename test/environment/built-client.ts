import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Whatever serves pages needs the built client and its pages; nothing is built that is up to date. */
export default function setup(): void {
  for (const step of ['client/build.ts', 'server/pages/build.ts']) {
    const build = join(import.meta.dirname, '../..', step);
    execFileSync(process.execPath, [build, '--if-stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
