import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, childOptions } from '../environment/child-environment.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'server/start.js');
const READY_WITHIN_MS = 150_000;

/** Guardhouse in a process of its own on the embedded database, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  origin: string;
  /** Everything on standard output. */
  output(): string;
  /** Everything on standard error. */
  errors(): string;
}

type LaunchedProcess = Omit<ServerProcess, 'origin'>;

interface ExitedProcess {
  code: number | null;
  output: string;
}

/** Starts the server on a free port and waits for its one line. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  nodeOptions?: string[],
): Promise<ServerProcess> {
  return untilReady(launchServer({ DATA_DIR: dataDir, ...settings }, nodeOptions));
}

/** Starts the server as the README's first command does, on what is built already. The child is npm's process. */
export async function startByNpm(dataDir: string): Promise<ServerProcess> {
  // The build that comes before the start is left out.
  const command = ['npm', 'start', '--ignore-scripts'];
  return untilReady(launch(command, { DATA_DIR: dataDir }));
}

async function untilReady(launched: LaunchedProcess): Promise<ServerProcess> {
  const { child, output, errors } = launched;
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      // Nobody else has the process yet and could end it.
      child.kill('SIGKILL');
      reject(new Error(`not ready: ${output()}${errors()}`));
    }, READY_WITHIN_MS);
    const look = () => {
      const ready = /^Guardhouse is ready at (http:\/\/\S+)$/m.exec(output())?.[1];
      if (ready === undefined) return;
      clearTimeout(timer);
      resolve(ready.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}${errors()}`)));
  });
  return { ...launched, origin };
}

/** Runs a server that is expected to exit by itself. */
export async function runToExit(settings: Record<string, string>): Promise<ExitedProcess> {
  const { child, output, errors } = launchServer(settings);
  const [code] = await once(child, 'exit');
  return { code, output: output() + errors() };
}

/** Reads its resident memory in bytes. */
export function memoryOf({ child }: ServerProcess): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
}

/** Sends the signal and waits for the exit. */
export async function end(
  { child }: Pick<ServerProcess, 'child'>,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** Starts it without waiting for anything. */
export function launchServer(
  settings: Record<string, string>,
  nodeOptions = childOptions(settings),
): LaunchedProcess {
  return launch([process.execPath, ...nodeOptions, entry], settings);
}

function launch([command = '', ...args]: string[], settings: Record<string, string>): LaunchedProcess {
  const child = spawn(command, args, {
    cwd: root,
    env: childEnvironment({ PORT: '0', SEED: 'never', SUBMIT_LIMIT_PER_MINUTE: '0', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  return { child, output: () => output, errors: () => errors };
}
