import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a Chromium is; empty where none can be had, and the browser tests skip. */
    chromiumPath: string;
  }
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a browser, or gets one: an installed one, else Playwright's download, else Debian's package as root. */
export default function setup(project: TestProject): void {
  const path = findInstalled() ?? download() ?? installPackage();
  project.provide('chromiumPath', path ?? '');
  if (path !== undefined) return;
  const message =
    'NO BROWSER: none is installed, none could be downloaded. The browser tests are skipped. Install Chromium or ' +
    'set CHROMIUM_PATH.';
  if (process.env.CI === 'true') throw new Error(message);
  console.error(`\n${'!'.repeat(80)}\n${message}\n${'!'.repeat(80)}\n`);
}

export function findInstalled(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function download(): string | undefined {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  return attempt(process.execPath, [cli, 'install', 'chromium', '--only-shell'])
    ? findInstalled()
    : undefined;
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findInstalled();
}

function attempt(command: string, argv: string[]): boolean {
  console.log(`No browser yet: trying ${command} ${argv.join(' ')}`);
  try {
    execFileSync(command, argv, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch (error) {
    console.log(`That did not work: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  }
}
