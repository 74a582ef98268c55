import { z } from 'zod';

/** A name in a note is a mention where this stands before it. */
export const MENTION_SIGN = '@';

export const mentionable = z.object({ id: z.string(), name: z.string() });
export type Mentionable = z.infer<typeof mentionable>;

interface Mention<Member> {
  /** Where the sign stands in the text, and where the name ends. */
  start: number;
  end: number;
  /** More than one where several have this name. */
  members: Member[];
}

/**
 * The mentions in a text, such as `@Asha Menon`, in their order. Of two names with the same beginning the longer one
 * counts. Letter case does not.
 */
export function findMentions<Member extends Mentionable>(
  text: string,
  members: readonly Member[],
): Mention<Member>[] {
  const byName = [...Map.groupBy(members, ({ name }) => lowerOf(name.trim()))]
    .filter(([name]) => name !== '')
    .sort(([one], [other]) => other.length - one.length);
  const searched = lowerOf(text);
  const found: Mention<Member>[] = [];
  for (let start = searched.indexOf(MENTION_SIGN); start !== -1; ) {
    const from = start + MENTION_SIGN.length;
    const match = isWordBefore(searched, start)
      ? undefined
      : byName.find(([name]) => searched.startsWith(name, from) && !isWordAt(searched, from + name.length));
    if (match !== undefined) found.push({ start, end: from + match[0].length, members: match[1] });
    start = searched.indexOf(MENTION_SIGN, match === undefined ? from : from + match[0].length);
  }
  return found;
}

/** In lower case, except for letters that get longer by it: the places have to be those of the text. */
function lowerOf(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const lower = letter.toLocaleLowerCase('en');
    return lower.length === letter.length ? lower : letter;
  });
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** An address such as asha@example.com is no mention. */
function isWordBefore(text: string, at: number): boolean {
  return at > 0 && WORD.test(text[at - 1] ?? '');
}

function isWordAt(text: string, at: number): boolean {
  return WORD.test(text[at] ?? '');
}
