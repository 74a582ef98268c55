/**
 * The last step of the build: renders the pages and compresses their assets. With `--if-stale` it does
 * nothing if both exist; a build of the client removes them.
 */
import { existsSync } from 'node:fs';
import { parseConfig } from '../config.ts';
import { buildPages } from './built-pages.ts';
import { encodeAssets } from './encoded-files.ts';

const index = new URL('../../dist/pages/index.json', import.meta.url);

if (!(process.argv.includes('--if-stale') && existsSync(index)))
  await Promise.all([buildPages(parseConfig(process.env)), encodeAssets()]);
