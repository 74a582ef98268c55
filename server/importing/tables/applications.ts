import type { SourceReader } from '../found-item.ts';
import { plainHeading, type Subject } from './heading-words.ts';
import { type MessageFormat, readMessages } from './messages.ts';

/** The first columns, which the plugin translates into the site's language: only their order is always the same. */
const inOrder = [
  'application date',
  'application status',
  'applicant name',
  'applicant email',
  'job applied for',
  'attachment',
  'applicant message',
  'rating',
] as const;
type OwnHeading = (typeof inOrder)[number];

export const OWN_COLUMNS = inOrder.length;

const subjectOf: Partial<Record<OwnHeading, Subject>> = {
  'applicant name': 'name',
  'applicant email': 'email',
  'job applied for': 'position',
  attachment: 'resume',
  'applicant message': 'message',
};

/** Where the plugin's own columns are: by their English names if somebody has moved them, else by their order. */
export function placesOf(headings: readonly string[]): ReadonlyMap<OwnHeading, number> {
  const plain = headings.map(plainHeading);
  const isEnglish = plain.includes('application date') && plain.includes('applicant name');
  const places = inOrder.map((heading, at) => [heading, isEnglish ? plain.indexOf(heading) : at] as const);
  return new Map(places.filter(([, column]) => column !== -1));
}

/** @see the dashboard of WP Job Manager's applications: `date_i18n` of the site's format, statuses as their slugs. */
const format: MessageFormat = {
  name: 'application',
  form: 'job-application',
  columnsOf(headings, guessed) {
    const places = placesOf(headings);
    const own = new Set(places.values());
    const asked = new Map([...guessed].filter(([, column]) => !own.has(column)));
    for (const [heading, column] of places) {
      const subject = subjectOf[heading];
      if (subject !== undefined) asked.set(subject, column);
    }
    for (const subject of ['firstName', 'lastName'] as const) asked.delete(subject);
    return {
      date: places.get('application date') ?? 0,
      asked,
      changing: [places.get('application status') ?? -1, places.get('rating') ?? -1],
    };
  },
  repair: withoutEntities,
};

/** WordPress gives a job's title as HTML has it: `Guard &#8211; Pune`. */
function withoutEntities(cell: string): string {
  return cell.replace(
    /&(?:#(\d{2,6})|(amp|quot|lt|gt));/g,
    (whole, code: string | undefined, name: string) =>
      code === undefined ? (named[name] ?? whole) : textOfCode(Number(code), whole),
  );
}
const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const textOfCode = (code: number, whole: string) =>
  code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? whole : String.fromCodePoint(code);

export const readApplications: SourceReader = (source) => readMessages(source, format);
