import type { Config } from '../config.ts';
import { escapeHtml, type HeadFacts, renderHead } from './shell.ts';

/** A page's own part of its head, on this server's origin. */
export type HeadOf = (facts: Pick<HeadFacts, 'page' | 'path' | 'blog' | 'job'>) => string;

export function createHeadOf({ publicUrl, port, filesUrl }: Config): HeadOf {
  const origin = publicUrl ?? `http://localhost:${port}`;
  // Not the shell's: it stays while the pages change, for the pictures of those that come.
  const host = filesUrl === undefined ? '' : `<meta name="files-host" content="${escapeHtml(filesUrl)}">`;
  return (facts) => renderHead({ ...facts, origin, filesUrl }) + host;
}
