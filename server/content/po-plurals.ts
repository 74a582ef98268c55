import type { Language } from '../../src/languages.ts';

/** A sentence in two forms, as gettext has it: `%d opening` and `%d openings`. */
interface Forms {
  one: string;
  other: string;
}

/** A message of ours with one plural in it, as the two sentences that translators' tools have instead. */
interface PluralMessage extends Forms {
  /** The name of the number. */
  name: string;
  /** How the message shows the number: `#`, or the name of what is passed for it. */
  shown: string;
}

/** What stands for the number, in whichever way a tool writes it. */
const NUMBER = /#|%(?:\d+\$)?[ds]|\{\w+\}/g;
const plain = (text: string) => text.replace(NUMBER, '#').trim();

/** The two sentences of a message; undefined for one with no plural, with several, or with other forms. */
export function formsOf(message: string): PluralMessage | undefined {
  const [head, name] = /\{(\w+), plural, /.exec(message) ?? [];
  if (head === undefined || name === undefined) return undefined;
  const begin = message.indexOf(head);
  const forms = new Map<string, string>();
  let at = begin + head.length;
  for (;;) {
    const [said, form] = /^\s*(=?\w+) \{/.exec(message.slice(at)) ?? [];
    if (said === undefined || form === undefined) break;
    const end = closing(message, at + said.length);
    if (end === undefined) return undefined;
    forms.set(form, message.slice(at + said.length, end));
    at = end + 1;
  }
  const [before, after] = [message.slice(0, begin), message.slice(at + 1)];
  const [one, other] = [forms.get('one'), forms.get('other')];
  const hasMore = forms.size !== 2 || /, plural, /.test(after);
  if (one === undefined || other === undefined || message[at] !== '}' || hasMore) return undefined;
  const shown = other.match(NUMBER)?.[0] ?? '#';
  return { name, shown, one: before + one + after, other: before + other + after };
}

/** Where the brace closes that is open at a place. */
function closing(message: string, from: number): number | undefined {
  let open = 1;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') open += 1;
    if (message[at] === '}') open -= 1;
    if (open === 0) return at;
  }
  return undefined;
}

/** By what two sentences are found, however they show the number. */
export const keyOfForms = ({ one, other }: Forms) => `${plain(one)}\u0004${plain(other)}`;

/**
 * The translations of the forms as one message, in the order that gettext has them; undefined where they are not as many
 * as the language has forms.
 */
export function messageOfForms(
  { name, shown }: PluralMessage,
  translations: readonly string[],
  { locale }: Language,
): string | undefined {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const forms = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((form) =>
    known.includes(form),
  );
  if (forms.length !== translations.length || translations.some((text) => text.trim() === ''))
    return undefined;
  const written = forms.map((form, index) => {
    const text = (translations[index] ?? '').replace(/#|%(?:\d+\$)?[ds]/g, shown);
    return `${form} {${text.normalize('NFC')}}`;
  });
  return `{${name}, plural, ${written.join(' ')}}`;
}
