import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClamdAddress } from '../../server/files/scanner/clamd.ts';
import { findFreePort } from '../environment/free-port.ts';

const BINARIES = [
  process.env.CLAMD_PATH ?? '',
  '/usr/sbin/clamd',
  '/usr/local/sbin/clamd',
  '/opt/homebrew/sbin/clamd',
];
const READY_WITHIN_MS = 60_000;

/** The standard test file for scanners, in two halves: as a whole, a scanner might delete this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Clamd extends ClamdAddress {
  stop(): Promise<void>;
}

/**
 * Starts a ClamAV daemon with one signature, that of EICAR in a file of any kind.
 * @throws {Error} that says how to install the daemon, if there is none.
 */
export async function startClamd(): Promise<Clamd> {
  const binary = BINARIES.find((path) => path !== '' && existsSync(path));
  if (binary === undefined)
    throw new Error('There is no clamd: install Debian’s package clamav-daemon, or set CLAMD_PATH.');
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-clamd-'));
  await writeFile(join(folder, 'test.ndb'), `Guardhouse.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const port = await findFreePort();
  const settings = { Foreground: 'yes', DatabaseDirectory: folder, TCPAddr: '127.0.0.1', TCPSocket: port };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  await writeFile(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  const child = spawn(binary, ['--config-file', join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  await waitUntilReady(child, port, () => said);
  return {
    host: '127.0.0.1',
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`clamd did not start: ${said()}`);
    await pause(100);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('zPING\0'));
    socket.on('data', () => resolve(true));
    socket.on('close', () => resolve(false)).on('error', () => undefined);
  });
}
