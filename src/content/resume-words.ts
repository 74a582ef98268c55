import { LIMITS } from '../contract/fields.ts';
import type { Words } from './words.ts';

const megabytes = LIMITS.resumeBytes / 1024 / 1024;

export const resumeHint = (words: Words): string => words('uploads.hint', { megabytes });

/** The error for a chosen file with another extension. */
export function explainWrongType(words: Words, { name }: { name: string }): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  if (ending === undefined) return words('uploads.unknownType', { megabytes });
  // The English article depends on how the letters are spelled out: an EXE, a JPG.
  const article = /^[AEFHILMNORSX8]/.test(ending) ? 'an' : 'a';
  return words('uploads.wrongType', { article, ending, megabytes });
}

/** The error when the server found another type inside the file. */
export const explainWrongBytes = (words: Words): string => words('uploads.wrongBytes', { megabytes });

/** The error when the server refused the file for its size. */
export const explainTooLarge = (words: Words): string => words('uploads.tooLarge', { megabytes });
