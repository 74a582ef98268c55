import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { docker, IMAGE } from './image.ts';

/** A busy machine starts three containers and migrates a database meanwhile. */
const READY_WITHIN_MS = 200_000;

const hardened = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];

/**
 * Runs the image as `compose.yaml` does: its own file system is read-only.
 * @param run ends the container's name, by which the test removes it.
 */
export function startImage(run: string, settings: string[], ...options: string[]): string {
  const name = `guardhouse-${randomUUID().slice(0, 8)}-${run}`;
  const env = ['SUBMIT_LIMIT_PER_MINUTE=0', 'LOG_LEVEL=warn', ...settings].flatMap((setting) => [
    '--env',
    setting,
  ]);
  const publish = ['--publish', '127.0.0.1:0:3000'];
  docker('run', '--detach', '--name', name, ...hardened, ...publish, ...options, ...env, IMAGE);
  return name;
}

export async function waitUntilReady(name: string): Promise<string> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
    if (docker('inspect', '--format', '{{.State.Running}}', name) !== 'true')
      throw new Error(`It ended: ${docker('logs', name)}`);
    const address = docker('port', name, '3000/tcp').split('\n')[0];
    const isReady = await fetch(`http://${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return `http://${address}`;
    await pause(200);
  }
  throw new Error(`It is not ready: ${docker('logs', name)}`);
}

export function removeContainers(run: string): void {
  const left = docker('ps', '--all', '--quiet', '--filter', `name=-${run}$`);
  if (left !== '') docker('rm', '--force', '--volumes', ...left.split('\n'));
}
