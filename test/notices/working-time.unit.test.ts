import { describe, expect, test } from 'vitest';
import {
  findLateBefore,
  isWorkingDay,
  workingDayBefore,
} from '../../server/inbox/office-hours/working-time.ts';
import { type OfficeHours, usualHours } from '../../src/contract/staff/office-hours.ts';

/** An instant in India. 2026-11-23 is a Monday. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00+05:30`);

/** Whether an item of `received` is late at `now`. */
function isLate(received: string, now: string, hours: OfficeHours = usualHours): boolean {
  const before = findLateBefore(hours, at(now));
  return before !== undefined && at(received) < before;
}

describe('an item is late', () => {
  test.for([
    // received, no longer in time at, still in time at
    ['on the next working day at the same hour', '2026-11-23 11:00', '2026-11-24 11:01', '2026-11-24 10:59'],
    ['not on a Sunday', '2026-11-21 18:00', '2026-11-23 18:01', '2026-11-22 23:00'],
    ['after a Saturday evening from Tuesday on', '2026-11-21 20:00', '2026-11-24 09:31', '2026-11-23 23:59'],
    ['after a Sunday from Tuesday on', '2026-11-22 12:00', '2026-11-24 09:31', '2026-11-24 09:29'],
    ['after a night from the second morning on', '2026-11-23 23:00', '2026-11-25 09:31', '2026-11-24 22:00'],
  ] as const)('%s', ([, received, late, inTime]) => {
    expect(isLate(received, late)).toBe(true);
    expect(isLate(received, inTime)).toBe(false);
  });

  test('later where a holiday lies between', () => {
    const holidays = [{ day: '2026-11-24', name: 'Guru Nanak Jayanti' }];
    expect(isLate('2026-11-23 11:00', '2026-11-24 18:00', { ...usualHours, holidays })).toBe(false);
    expect(isLate('2026-11-23 11:00', '2026-11-25 11:01', { ...usualHours, holidays })).toBe(true);
  });

  test('by the share of each day, where days have different hours', () => {
    const week = usualHours.week.with(5, { opens: '10:00', closes: '14:00' });
    // Half of Friday and half of Saturday.
    expect(isLate('2026-11-20 14:00', '2026-11-21 12:01', { ...usualHours, week })).toBe(true);
    expect(isLate('2026-11-20 14:00', '2026-11-21 11:59', { ...usualHours, week })).toBe(false);
  });

  test('after 24 hours by the clock in an office that never closes', () => {
    const week = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '00:00' }));
    expect(isLate('2026-11-22 23:00', '2026-11-23 23:01', { ...usualHours, week })).toBe(true);
    expect(isLate('2026-11-22 23:00', '2026-11-23 22:59', { ...usualHours, week })).toBe(false);
  });

  test('never while there are only holidays', () => {
    const holidays = Array.from({ length: 90 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
      name: '',
    }));
    expect(findLateBefore({ ...usualHours, holidays }, at('2026-11-23 12:00'))).toBeUndefined();
  });
});

test('working days are those of the week without the holidays', () => {
  const hours = { ...usualHours, holidays: [{ day: '2026-11-21', name: '' }] };
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isWorkingDay(hours, day)),
  ).toEqual([true, false, false, true]);
  expect(workingDayBefore(hours, '2026-11-23')).toBe('2026-11-20');
});
