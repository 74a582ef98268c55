import { site } from '../../../src/content/site.ts';
import { AppError } from '../../errors.ts';
import { isKnownPassword } from './known-passwords.ts';

/** Of 4, as the library counts: what 10⁸ guesses do not find. */
const STRONG_ENOUGH = 3;
/** Characters that are left without the names of person and site. */
const LEAST_OF_OTHERS = 8;

/**
 * Refuses passwords that are on the list of known ones, or that are made up of common ones, of this site's and the
 * person's own words, of rows of keys, or of repetitions.
 * @throws {AppError} BAD_REQUEST
 */
export async function demandUncommonPassword(
  password: string,
  ownWords: string[],
  field: string,
): Promise<void> {
  const check = await loadCheck();
  const words = [...ownWords, site.name, site.shortName, site.product].flatMap((text) =>
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

/** The lists are large and are wanted a few times a year. */
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
