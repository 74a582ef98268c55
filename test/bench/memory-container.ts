import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../environment/free-port.ts';
import type { Bench } from './bench-options.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import { applyMixedLoad, describeLoad } from './mixed-load.ts';
import type { Line } from './report.ts';

const IMAGE = 'node:24-bookworm-slim';
const MEGABYTES = 512;
const READY_WITHIN_MS = 120_000;
const home = join(import.meta.dirname, '../..');

/**
 * Two processes and their supervisor share a container of 512 MB, under the same load: none of them may be killed, and
 * what they hold is measured. Without a Docker engine the row says so.
 */
export async function measureContainer(bench: Bench, url: string, minutes: number): Promise<Line[]> {
  const what = `two processes in a container of ${MEGABYTES} MB, ${minutes} min of mixed load`;
  if (!hasDocker()) return [{ what, value: 'docker: not installed' }];
  const owner = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const port = await findFreePort();
  const settings = {
    DATABASE_URL: url,
    STAFF_SECRET: MEASURED_SECRET,
    WORKERS: '2',
    PORT: String(port),
    DATA_DIR: '/data',
    LOG_LEVEL: 'error',
    SUBMIT_LIMIT_PER_MINUTE: '0',
  };
  const limit = `${MEGABYTES}m`;
  const container = docker(
    ...['run', '--detach', '--network', 'host', '--memory', limit, '--memory-swap', limit],
    ...['--volume', `${home}:/app:ro`, '--volume', '/data', '--workdir', '/app'],
    ...Object.entries({ ...settings, ...environmentOfImage() }).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]),
    ...[IMAGE, ...commandOfImage()],
  );
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, readHeld(container));
  }, 2_000);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilReady(origin, container);
    await pause(10_000);
    const before = readHeld(container);
    // A process that is killed breaks off what it was answering, which ends the load.
    const load = await applyMixedLoad({ origin, cookie: cookiesOf(owner), seconds: 60 * minutes }).then(
      describeLoad,
      (error: unknown) => `ended early: ${error}`,
    );
    const deaths = docker('logs', container)
      .split('\n')
      .filter((line) => line.includes('a worker died')).length;
    const isRunning =
      docker('inspect', '--format', '{{.State.Running}} {{.State.OOMKilled}}', container) === 'true false';
    return [
      {
        what: `${what} (${load}), the most that all hold at once`,
        value: `${Math.round(most)} MB, ${deaths} killed`,
        against: `${Math.round(before)} MB before`,
        wanted: `≤ ${MEGABYTES} MB, none killed`,
        isReached: isRunning && deaths === 0 && most <= MEGABYTES,
      },
    ];
  } finally {
    clearInterval(watch);
    docker('rm', '--force', '--volumes', container);
  }
}

/** Memory that no file on the disk backs, of all processes of the container, in MB: the rest the kernel can take back. */
function readHeld(container: string): number {
  const file = 'cat /sys/fs/cgroup/memory.stat /sys/fs/cgroup/memory/memory.stat 2>/dev/null';
  const stat = docker('exec', container, 'sh', '-c', `${file} || true`);
  return Number(/^(?:anon|total_rss) (\d+)$/m.exec(stat)?.[1] ?? 0) / 1e6;
}

async function waitUntilReady(origin: string, container: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await pause(250)) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`It is not ready: ${docker('logs', container)}`);
}

function hasDocker(): boolean {
  try {
    docker('info');
    return true;
  } catch {
    return false;
  }
}

function docker(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const readDockerfile = () => readFileSync(join(home, 'Dockerfile'), 'utf8');

const commandOfImage = (): string[] => JSON.parse(/^CMD (\[.*\])$/m.exec(readDockerfile())?.[1] ?? '[]');

function environmentOfImage(): Record<string, string> {
  const lines = [...readDockerfile().matchAll(/^ENV (.+)$/gm)].map(([, line = '']) => line);
  return Object.fromEntries(lines.flatMap((line) => line.split(' ').map((setting) => setting.split('='))));
}
