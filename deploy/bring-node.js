/**
 * Brings the Node that package.json names, on a machine whose own is another one. npm runs it after each install, since
 * the package `node` would bring its 120 MB to a machine that needs none of them. Plain JavaScript for an old Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const packageFolder = join(home, 'node_modules/node');

const [major, minor] = process.versions.node.split('.').map(Number);
const { devDependencies, engines } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const [wantedMajor] = devDependencies.node.split('.').map(Number);
const [, leastMinor] = /^>=24\.(\d+)$/.exec(engines.node);

// A later release is another one as well: the pictures and limits of the tests are those of this one.
const isSuitable = major === wantedMajor && minor >= Number(leastMinor);
const isThere = existsSync(join(packageFolder, 'bin/node'));
// A server is installed without it, on a Node of its own.
if (existsSync(packageFolder) && !isSuitable && !isThere) {
  // npm searches the package's folder, and asks nobody about what is not installed for good.
  const { status } = spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: packageFolder,
    env: {
      ...process.env,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_loglevel: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(
      `Node ${devDependencies.node} could not be installed. This is Node ${process.versions.node}.`,
    );
    process.exitCode = 1;
  }
}
