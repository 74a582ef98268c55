import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Whatever serves pages needs the built client; nothing is built that is up to date. */
export default function setup(): void {
  const build = join(import.meta.dirname, '../client/build.ts');
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
