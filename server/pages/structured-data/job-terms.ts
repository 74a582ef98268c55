import type { JobOpening } from '../../../src/contract/job-opening.ts';
import { stripTrailing } from '../../../src/strip-trailing.ts';

const MONTHS_A_YEAR = 12;

/** The position's name without the code, place, salary and exclamation marks that people append to it. */
export function jobTitle({
  OpenPosition,
  Location,
  Jid,
}: Pick<JobOpening, 'OpenPosition' | 'Location' | 'Jid'>) {
  const places = [Location, ...Location.split(/[,/;|&()]/)].map((place) => place.trim().toLowerCase());
  const isBesideTheTitle = (text: string) =>
    places.includes(text.toLowerCase()) ||
    text.toLowerCase() === Jid.toLowerCase() ||
    /[₹$]|\d{4}/.test(text);
  let title = stripTrailing(OpenPosition, ' !').trim() || OpenPosition;
  for (;;) {
    const [, before, last] = /^(.*\S)\s*(?:[,(|[]|\s[-–—])\s*([^,()|[\]]+?)[)\]]?$/.exec(title) ?? [];
    if (before === undefined || last === undefined || !isBesideTheTitle(last)) return title;
    title = stripTrailing(before, ' !');
  }
}

/** The least experience, from `2+ years`, `1-3 years`, `6 months` or `Fresher`. */
export function experienceRequirements(text: string) {
  const none = { experienceRequirements: 'no requirements' };
  const plain = text.trim().replace(/\s+/g, ' ');
  if (/^(freshers?|nil|none|no experience( needed| required)?|not required) ?\.?$/i.test(plain)) return none;
  const [, least, unit] =
    /^(?:minimum|min\.?|at least)? ?(\d{1,2}(?:\.\d)?) ?\+? ?(?:(?:-|–|to) ?\d{1,2}(?:\.\d)? ?)?(years?|yrs?|months?)\b/i.exec(
      plain,
    ) ?? [];
  if (least === undefined || unit === undefined) return {};
  const months = Math.round(Number(least) * (/^m/i.test(unit) ? 1 : MONTHS_A_YEAR));
  if (months === 0) return none;
  return {
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
  } as const;
}
