import { asciiDigits } from '../../../src/contract/fields.ts';
import { monthOf, plainName, weekdays } from './month-names.ts';

export const dateOrders = ['day first', 'month first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A date of a table, as far as it says by itself what it is. */
export interface FoundDate {
  /** Both where 05/03/2024 may be in March or in May. */
  orders: readonly DateOrder[];
  /** The calendar day that it names: `2024-03-05`. */
  dayIn(order: DateOrder): string;
  /** ISO 8601 in UTC. Without a zone it is Indian time, and without a time the beginning of the day. */
  momentIn(order: DateOrder): string;
}

const MINUTES_OF_INDIA = 330;

/** Reads a date as people, spreadsheets and WordPress write it. Undefined for anything else. */
export function findDate(text: string): FoundDate | undefined {
  const plain = asciiDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
  if (plain.length > 100) return undefined;
  const found = inFigures(plain) ?? inWords(plain);
  const clock = found === undefined ? undefined : findClock(found.rest);
  if (found === undefined || clock === undefined) return undefined;
  const days = new Map<DateOrder, string>();
  for (const order of dateOrders) {
    const day = found.dayIn(order);
    if (day !== undefined) days.set(order, day);
  }
  const [either] = days.values();
  if (either === undefined) return undefined;
  const dayIn = (order: DateOrder) => days.get(order) ?? either;
  const isSame = new Set(days.values()).size === 1 && days.size === 2;
  return {
    orders: isSame ? [] : [...days.keys()],
    dayIn,
    momentIn: (order) =>
      new Date(
        Date.parse(`${dayIn(order)}T00:00:00Z`) + (clock.seconds - clock.zone * 60) * 1_000,
      ).toISOString(),
  };
}

interface DatePart {
  dayIn(order: DateOrder): string | undefined;
  rest: string;
}

function inFigures(text: string): DatePart | undefined {
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/.exec(text);
  if (yearFirst) {
    const [, year, , month, day, rest = ''] = yearFirst;
    const found = calendarDay(Number(year), Number(month), Number(day));
    return { dayIn: () => found, rest };
  }
  const yearLast = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)(.*)$/.exec(text);
  if (!yearLast) return undefined;
  const [, first, , second, year = '', rest = ''] = yearLast;
  const full = wholeYear(year);
  return {
    dayIn: (order) =>
      order === 'day first'
        ? calendarDay(full, Number(second), Number(first))
        : calendarDay(full, Number(first), Number(second)),
    rest,
  };
}

const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?[ ,./-]*(?:of )?(?<month>[\p{L}\p{M}]+)[.॰]?[ ,./-]*(\d{4}|\d{2})(?![\d:])(.*)$/u;
const MONTH_FIRST =
  /^(?<month>[\p{L}\p{M}]+)[.॰]?[ ,./-]*(\d{1,2})(?:st|nd|rd|th)?[ ,./-]+(\d{4}|\d{2})(?![\d:])(.*)$/u;

/** `5 March 2024`, `March 5th, 2024`, `Tue, 05-Mar-24`, `५ मार्च, २०२४`. */
function inWords(text: string): DatePart | undefined {
  const [weekday = '', name = ''] = /^([\p{L}\p{M}]+)[., ]+/u.exec(text) ?? [];
  const named =
    weekdays.has(plainName(name)) && !monthOf.has(plainName(name)) ? text.slice(weekday.length) : text;
  const found = DAY_FIRST.exec(named) ?? MONTH_FIRST.exec(named);
  const month = monthOf.get(plainName(found?.groups?.month ?? ''));
  if (!found || month === undefined) return undefined;
  const [, first = '', second = '', year = '', rest = ''] = found;
  const day = calendarDay(wholeYear(year), month, Number(/^\d/.test(first) ? first : second));
  return { dayIn: () => day, rest };
}

const wholeYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900);

function calendarDay(year: number, month: number, day: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists && year >= 1990 && year < 2100 ? time.toISOString().slice(0, 10) : undefined;
}

const CLOCK =
  /^(?:t| ?[,–-]? ?(?:at|को|@)? ?)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)? ?(am|pm|a\.m\.|p\.m\.|पूर्वाह्न|अपराह्न)? ?(?:बजे)? ?(.*)$/u;

/** Seconds since the beginning of the day, and by how many minutes the zone is ahead of UTC. */
function findClock(text: string): { seconds: number; zone: number } | undefined {
  const rest = text.trim();
  if (rest === '' || rest === ',') return { seconds: 0, zone: MINUTES_OF_INDIA };
  const found = CLOCK.exec(text);
  if (!found) return undefined;
  const [, hour = '', minute, second = '0', half, zoneText = ''] = found;
  const zone = zoneOf(zoneText.trim());
  const isAfternoon = half !== undefined && (half.startsWith('p') || half === 'अपराह्न');
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const isTime =
    hours < 24 && (half === undefined || Number(hour) <= 12) && Number(minute) < 60 && Number(second) < 60;
  if (!isTime || zone === undefined) return undefined;
  return { seconds: hours * 3_600 + Number(minute) * 60 + Number(second), zone };
}

/** A zone by its name is only known where the name means one place. */
function zoneOf(text: string): number | undefined {
  // A browser's dates end with the zone's name: (india standard time).
  const plain = text.replace(/ ?\([^()]*\)$/, '');
  if (plain === '' || plain === 'ist') return MINUTES_OF_INDIA;
  if (/^(?:z|utc|gmt)$/.test(plain)) return 0;
  const found = /^(?:utc|gmt)?([+−-])(\d{1,2}):?(\d{2})?$/.exec(plain);
  if (!found) return undefined;
  const [, sign, hours, minutes = '0'] = found;
  const ahead = Number(hours) * 60 + Number(minutes);
  if (ahead > 14 * 60) return undefined;
  return sign === '+' ? ahead : -ahead;
}
