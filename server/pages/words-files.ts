import { extname } from 'node:path';
import { isWordsIndex } from '../../src/contract/words-files.ts';
import { type EncodedAnswer, encodeAnswer } from '../http/encoded-answer.ts';
import { compress } from '../http/encodings.ts';

const types: Record<string, string> = { '.css': 'text/css; charset=utf-8' };

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * How many files of words are kept, for browsers that still show a former site. A browser whose file has gone loads the
 * whole page instead.
 */
const MAX_FILES = 500;

/** Whether an address has the form of a file with words, which may be one that this process does not have yet. */
export const isWordsFile = (path: string): boolean => /^\/words\/[0-9a-f]{16}\.json$/.test(path);

/**
 * Prepares the files with the words of pages and the colours of the company. A file that is there already is not
 * compressed again.
 */
export function createWordsFiles(files: Map<string, EncodedAnswer>, security: Record<string, string>) {
  /** The addresses in the order in which they were last published. */
  const published = new Set<string>();

  async function encode(contents: ReadonlyMap<string, string>): Promise<Map<string, EncodedAnswer>> {
    const answers = new Map<string, EncodedAnswer>();
    // One after the other, as the pages are.
    for (const [address, text] of contents) {
      const known = isWordsIndex(address) ? undefined : files.get(address);
      answers.set(address, known ?? (await encodeFile(address, text)));
    }
    return answers;
  }

  async function encodeFile(address: string, text: string): Promise<EncodedAnswer> {
    return encodeAnswer(await compress(text, 'now'), {
      ...security,
      'content-type': types[extname(address)] ?? 'application/json; charset=utf-8',
      // The name of every other file is a hash of its content.
      'cache-control': isWordsIndex(address) ? 'no-cache' : `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
    });
  }

  function publish(answers: ReadonlyMap<string, EncodedAnswer>): void {
    for (const [address, answer] of answers) {
      files.set(address, answer);
      published.delete(address);
      published.add(address);
    }
    for (const address of published) {
      // A site with very many pages keeps all of its own files.
      if (published.size <= Math.max(MAX_FILES, answers.size)) break;
      published.delete(address);
      files.delete(address);
    }
  }

  return { encode, publish };
}
