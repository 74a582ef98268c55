import * as z from 'zod';
import { list } from './schema/fields.ts';

/** A longer phrase is not recognised in a search. */
export const LONGEST_PHRASE = 4;
const LONGEST_LIST = 1_000;

/** Names with commas between them, in any letter case and script. They are not words of the site: nobody reads them. */
const names = (meta: { label: string; help?: string }) =>
  z
    .string()
    .max(LONGEST_LIST, `At most ${LONGEST_LIST} characters fit here.`)
    .refine((value) => namesIn(value).length > 0, 'Please fill this in.')
    .refine((value) => namesIn(value).every(isShort), `At most ${LONGEST_PHRASE} words between two commas.`)
    .meta({ control: 'paragraph', ...meta });

const group = z.strictObject({
  name: names({
    label: 'What jobs call it',
    help: 'Such as guard. A notice above the results says this word.',
  }),
  others: names({
    label: 'Other names and spellings',
    help: 'With commas between them, in English, in Hindi, and in Hindi written with English letters.',
  }),
});

const oneWay = z.strictObject({
  typed: names({ label: 'Whoever types one of these' }),
  finds: names({ label: 'also finds these', help: 'But not the other way round.' }),
});

/** What else the job search looks for. Spellings that sound alike in Hindi need not be listed: see fold-spelling.ts. */
export const synonyms = z.strictObject({
  trade: list(group, { label: 'Names of the same work', item: 'word', title: 'name' }),
  places: list(group, { label: 'Names of the same place', item: 'place', title: 'name' }),
  oneWay: list(oneWay, { label: 'In one direction only', item: 'line', title: 'typed' }),
  fillers: names({
    label: 'Words to pass over',
    help: 'They are typed around a search and say nothing about the job, such as vacancy. One word between two commas.',
  }),
});
export type Synonyms = z.infer<typeof synonyms>;

/** The names of a list with commas. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
}

const isShort = (name: string) => name.split(/\s+/).length <= LONGEST_PHRASE;
