import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Identity } from '../../../src/content/identity.ts';
import { AppError } from '../../errors.ts';
import { isKnownPassword } from './known-passwords.ts';

/** On the library's scale from 0 to 4: withstands 10⁸ guesses. */
const STRONG_ENOUGH = 3;
/** Characters that must remain without the names of the person and the company. */
const LEAST_OF_OTHERS = 8;

/** Made by the first password: ranking the words of its lists takes a while. */
let estimate: ZxcvbnFactory | undefined;

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
  const words = [...ownWords, company.name, company.shortName].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  const known = words.filter((word) => word.length > 2);
  estimate ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = estimate.check(password, known);
  const unknown = known.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  const isStrong = score >= STRONG_ENOUGH && unknown.length >= LEAST_OF_OTHERS;
  if (isStrong && !(await isKnownPassword(password))) return;
  throw new AppError('BAD_REQUEST', 'is too easy to guess: try four unrelated words', { field });
}
