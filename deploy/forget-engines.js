/**
 * Removes from package-lock.json which Node a package asks for, where that is later than the one that npm may run on.
 * npm would warn of each, 17 times, although none of them runs on it: package.json brings the Node that runs them, and
 * server/start.js refuses an older one. npm runs this after `npm install`, which writes them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');

const onlyChecks = process.argv.includes('--check');
// `npm ci` reads the lock and writes nothing.
if (onlyChecks || process.env.npm_command !== 'ci') {
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before);
  for (const [path, entry] of Object.entries(lock.packages)) {
    // An optional package is for one platform, and npm decides by its engines whether it is installed.
    if (
      path === '' ||
      entry.optional ||
      entry.engines?.node === undefined ||
      admitsNode20(entry.engines.node)
    )
      continue;
    delete entry.engines;
  }
  const after = `${JSON.stringify(lock, undefined, 2)}\n`;
  if (after !== before && onlyChecks)
    throw new Error('npm would warn of packages: run node deploy/forget-engines.js');
  if (after !== before) writeFileSync(file, after);
}

/** Whether one of the alternatives of a range of versions begins at Node 20 or before, and has not ended by then. */
function admitsNode20(range) {
  return range.split('||').some((part) => {
    const bound = /^\s*(>=?|\^|~|<=?)?\s*v?(\d+)/.exec(part);
    if (bound === null) return true;
    const [, sign, major] = bound;
    return sign?.startsWith('>') ? Number(major) <= 20 : sign?.startsWith('<') ? true : Number(major) === 20;
  });
}
