import { dayAfter } from '../../../src/day-in-india.ts';

/** A version of a document. Both days are calendar days and inclusive; null means no limit. */
export interface DatedVersion {
  /** Grows with each version that is added. */
  id: number;
  validFrom: string | null;
  validUntil: string | null;
}

export interface Lapse {
  /** The last version that is valid. */
  versionId: number;
  /** Its last day. */
  lastDay: string;
}

/** The version that the site shows: the newest one whose first day has come. */
export function findCurrent<Version extends DatedVersion>(
  versions: readonly Version[],
  today: string,
): Version | undefined {
  return versions
    .filter(({ validFrom }) => validFrom === null || validFrom <= today)
    .reduce<Version | undefined>((newest, one) => (newest && newest.id > one.id ? newest : one), undefined);
}

/**
 * The last valid day before a gap, in the past or in the future. Versions follow each other without a gap if the next one
 * begins by the day after the last day of the one before. Undefined if there is no gap.
 */
export function findLapse(versions: readonly DatedVersion[], today: string): Lapse | undefined {
  let shown = findCurrent(versions, today) ?? findNext(versions, undefined);
  while (shown !== undefined) {
    const next = findNext(versions, shown);
    const { id, validUntil } = shown;
    if (validUntil !== null && (next === undefined || next.validFrom > dayAfter(validUntil)))
      return { versionId: id, lastDay: validUntil };
    shown = next;
  }
  return undefined;
}

type ToCome = DatedVersion & { validFrom: string };

/** Among the versions newer than the one shown, the one that begins first; of several that begin on one day, the newest. */
function findNext(versions: readonly DatedVersion[], shown: DatedVersion | undefined): ToCome | undefined {
  return versions
    .filter((one): one is ToCome => one.validFrom !== null && one.id > (shown?.id ?? 0))
    .toSorted((a, b) => (a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? -1 : 1))[0];
}
