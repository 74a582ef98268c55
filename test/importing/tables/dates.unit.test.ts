import { expect, test } from 'vitest';
import { inDateOrder } from '../../../server/importing/tables/date-order.ts';
import { type FoundDate, findDate } from '../../../server/importing/tables/dates.ts';
import { allOf } from '../read-source.ts';

const momentOf = (text: string) => findDate(text)?.momentIn('day first');
const dayOf = (text: string) => findDate(text)?.dayIn('day first');

test.for([
  ['2024-03-05T10:20:30+05:30', '2024-03-05T04:50:30.000Z'],
  ['2024-03-05T10:20:30Z', '2024-03-05T10:20:30.000Z'],
  ['2024-03-05T10:20:30.123-0500', '2024-03-05T15:20:30.000Z'],
  ['2024-03-05 10:20:30', '2024-03-05T04:50:30.000Z'],
  ['2024-03-05 10:20 IST', '2024-03-05T04:50:00.000Z'],
  ['5/3/24 22.20', '2024-03-05T16:50:00.000Z'],
  ['5-3-2024 12:20 am', '2024-03-04T18:50:00.000Z'],
  ['March 5, 2024 at 10:20 am', '2024-03-05T04:50:00.000Z'],
  ['Tue Mar 05 2024 10:20:30 GMT+0530 (India Standard Time)', '2024-03-05T04:50:30.000Z'],
  ['मार्च 5, 2024 10:20 अपराह्न', '2024-03-05T16:50:00.000Z'],
] as const)('reads %s with its time', ([text, moment]) => {
  expect(momentOf(text)).toBe(moment);
});

const SAME_DAY = [
  '2024-03-05|2024/3/5|05-Mar-24|5th March 2024|Tuesday, 5 March 2024|Mar. 5, 2024|5 MAR 2024',
  '५ मार्च, २०२४|मंगलवार, 5 मार्च 2024|5 मार्च 2024|৫ মার্চ ২০২৪|5 மார்ச் 2024|  5\u00A0March  2024 ',
].flatMap((texts) => texts.split('|'));

test.for(SAME_DAY)('reads the day of %s', (text) => {
  expect(dayOf(text)).toBe('2024-03-05');
});

test('reads the months of India in each spelling', () => {
  const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर'.split(' ');
  expect(months.map((month) => dayOf(`7 ${month} 2024`)?.slice(5, 7)).join(' ')).toBe(
    '01 02 03 04 05 06 07 08 09 10 11 12',
  );
  expect(dayOf('7 फरवरी 2024')).toBe(dayOf('7 फ़रवरी 2024'));
  expect(dayOf('7 सितंबर 2024')).toBe(dayOf('7 सितम्बर 2024'));
});

const NO_DATES = [
  '|soon|0000-00-00 00:00:00|30 February 2024|31/11/2024|2024-13-01|5 March|9845012345|2024-03-05 25:00',
  '2024-03-05 10:20 EST|5 March 1024|2024-03-05 and more|45356',
].flatMap((texts) => texts.split('|'));

test.for([...NO_DATES, '1'.repeat(1_000)])('does not guess what “%s” is', (text) => {
  expect(findDate(text)).toBeUndefined();
});

test('tells the day from the month where only one of them can be it', () => {
  expect(findDate('05/03/2024')?.orders).toEqual(['day first', 'month first']);
  expect(findDate('13/03/2024')?.orders).toEqual(['day first']);
  expect(findDate('03/13/2024')?.orders).toEqual(['month first']);
  expect(findDate('05/05/2024')?.orders).toEqual([]);
  expect(findDate('5 March 2024')?.orders).toEqual([]);
});

async function ordersOf(texts: readonly string[]) {
  const source = (async function* () {
    for (const text of texts)
      yield { dates: [findDate(text)].filter((date): date is FoundDate => !!date), letters: 10 };
  })();
  const dated = await allOf(inDateOrder(source));
  return dated.map(({ order, isGuess }) => `${order}${isGuess ? ', a guess' : ''}`);
}

test('decides for the rows before the first one that tells', async () => {
  expect(await ordersOf(['05/03/2024', 'none', '03/13/2024', '05/03/2024'])).toEqual(
    Array(4).fill('month first'),
  );
  expect(await ordersOf(['05/03/2024', '04/04/2024'])).toEqual(Array(2).fill('day first, a guess'));
});
