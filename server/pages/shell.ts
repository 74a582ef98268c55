import { readFile } from 'node:fs/promises';

const HEAD_MARK = '<!--head-->';

/** Puts a page's head (see head.ts) into the built page. */
export type Shell = (head: string) => string;

/**
 * @throws {Error} when the client has not been built.
 */
export async function loadShell(clientDir: URL): Promise<Shell> {
  const html = await readFile(new URL('index.html', clientDir), 'utf8').catch((cause: unknown) => {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  });
  const [before = '', after = ''] = html.split(HEAD_MARK);
  return (head) => before + head + after;
}
