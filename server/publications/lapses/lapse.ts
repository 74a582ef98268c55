import { dayAfter } from '../../../src/day-in-india.ts';

/** A version of a document. Days are calendar days, both included; null where there is no such limit. */
export interface DatedVersion {
  /** Rises with each version that is added. */
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

/** The newest version whose first day has come: what everybody is shown. */
export function findCurrent<Version extends DatedVersion>(
  versions: readonly Version[],
  today: string,
): Version | undefined {
  return versions
    .filter(({ validFrom }) => validFrom === null || validFrom <= today)
    .reduce<Version | undefined>((newest, one) => (newest && newest.id > one.id ? newest : one), undefined);
}

/**
 * The first day after which no valid version is shown, which may have come: one version follows the other, and only
 * where the next begins later than on the day after is there a gap. Undefined where that never comes.
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

/** Of those newer than what is shown the one that begins first; of several on one day the newest. */
function findNext(versions: readonly DatedVersion[], shown: DatedVersion | undefined): ToCome | undefined {
  return versions
    .filter((one): one is ToCome => one.validFrom !== null && one.id > (shown?.id ?? 0))
    .toSorted((a, b) => (a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? -1 : 1))[0];
}
