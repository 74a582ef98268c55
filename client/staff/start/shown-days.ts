import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { COMPARED_DAYS, type StartFigures } from '../../../src/contract/staff/start.ts';
import { daysBefore } from './days.ts';

export type Arrived = NonNullable<StartFigures['inbox']>['arrived'];

/** One of the last days, with how many came of each kind, and how many in all seven days before. */
export interface ShownDay {
  day: string;
  counts: readonly { kind: InboxKind; count: number }[];
  total: number;
  dayBefore: string;
  before: number;
}

/** The last days, today last. */
export function listDays(arrived: Arrived, kinds: readonly InboxKind[], today: string): ShownDay[] {
  return Array.from({ length: COMPARED_DAYS }, (_, index) => {
    const day = daysBefore(today, COMPARED_DAYS - 1 - index);
    const dayBefore = daysBefore(day, COMPARED_DAYS);
    const counts = kinds.map((kind) => ({
      kind,
      count: arrived.find((each) => each.kind === kind && each.day === day)?.count ?? 0,
    }));
    const sumOn = (which: string) =>
      arrived.filter((each) => each.day === which).reduce((sum, { count }) => sum + count, 0);
    return { day, counts, total: sumOn(day), dayBefore, before: sumOn(dayBefore) };
  });
}
