import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

const project = join(import.meta.dirname, '../..');

interface Run {
  child: ChildProcess;
  output: () => string;
  /** The exit code; 128 plus the signal's number if a signal ended the process. */
  code: Promise<number>;
}

/** Runs `npm test` on one example, as a developer would. */
export function startExample(
  { onTestFinished }: TestContext,
  name: string,
  settings: Record<string, string>,
): Run {
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env;
  const child = spawn('npm', ['test', '--', `test/command/examples/${name}`], {
    cwd: project,
    // A process group of its own, so that it can be interrupted as by Ctrl+C.
    detached: true,
    env: { PATH, HOME, CHROMIUM_PATH, EXAMPLES: 'yes', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const code = once(child, 'close').then(([code, signal]) => code ?? (signal === 'SIGINT' ? 130 : 143));
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  return { child, output: () => output, code };
}

/** Runs it to its end. */
export async function runExample(context: TestContext, name: string, settings: Record<string, string>) {
  const { output, code } = startExample(context, name, settings);
  return { code: await code, output: output() };
}
