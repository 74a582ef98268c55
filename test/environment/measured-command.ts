import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';

const root = join(import.meta.dirname, '../..');
const SAID = /^peak (\d+) kB$/m;
/** Linux counts the parent's memory to what getrusage says of a child, so that the process is asked for its own. */
const SAY_PEAK = `
  import { readFileSync } from 'node:fs';
  process.on('exit', () => {
    let peak = process.resourceUsage().maxRSS;
    try { peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]); } catch {}
    console.error('peak ' + peak + ' kB');
  });`;

export interface MeasuredCommand {
  code: number;
  output: string;
  seconds: number;
  /** The largest resident memory, in bytes. */
  peak: number;
}

/** Runs what `npm run NAME` runs, with the same options of Node, and measures it. */
export async function measureCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<MeasuredCommand> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...options] = (scripts[name] ?? '').split(' ');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(SAY_PEAK)}`, ...options, ...args],
    { cwd: root, env: childEnvironment(settings) },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const [code] = await once(child, 'close');
  const peak = 1024 * Number(SAID.exec(output)?.[1]);
  return { code, output, peak, seconds: (performance.now() - started) / 1_000 };
}
