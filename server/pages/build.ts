/**
 * The last step of the build: renders the pages and compresses what they need. With `--if-stale` nothing happens when
 * both are there; a build of the client takes them away.
 */
import { existsSync } from 'node:fs';
import { parseConfig } from '../config.ts';
import { buildPages } from './built-pages.ts';
import { encodeAssets } from './encoded-files.ts';

const index = new URL('../../dist/pages/index.json', import.meta.url);

if (!(process.argv.includes('--if-stale') && existsSync(index)))
  await Promise.all([buildPages(parseConfig(process.env)), encodeAssets()]);
