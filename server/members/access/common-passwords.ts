import type { Identity } from '../../../src/content/identity.ts';
import { AppError } from '../../errors.ts';
import { isKnownPassword } from './known-passwords.ts';

/** On the library's scale from 0 to 4: withstands 10⁸ guesses. */
const STRONG_ENOUGH = 3;
/** Characters that must remain without the names of the person and the company. */
const LEAST_OF_OTHERS = 8;

/**
 * Refuses known passwords, and those made of common passwords, names of the company or the person, keyboard rows or
 * repetitions.
 * @throws {AppError} BAD_REQUEST
 */
export async function demandUncommonPassword(
  password: string,
  company: Identity,
  ownWords: string[],
  field: string,
): Promise<void> {
  const check = await loadCheck();
  const words = [...ownWords, company.name, company.shortName].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  const known = words.filter((word) => word.length > 2);
  const { score } = check(password, known);
  const unknown = known.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  const isStrong = score >= STRONG_ENOUGH && unknown.length >= LEAST_OF_OTHERS;
  if (isStrong && !(await isKnownPassword(password))) return;
  throw new AppError('BAD_REQUEST', 'is too easy to guess: try four unrelated words', { field });
}

type Check = (password: string, words: string[]) => { score: number };
let loaded: Promise<Check> | undefined;

/** Loaded on demand: the lists are large, and needed a few times a year. */
function loadCheck(): Promise<Check> {
  loaded ??= (async () => {
    const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    const estimate = new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    return (password: string, words: string[]) => estimate.check(password, words);
  })();
  return loaded;
}
