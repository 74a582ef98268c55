import type { JobOpening } from '../../../src/contract/job-opening.ts';

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
  let title = OpenPosition.replace(/[\s!]+$/, '').trim() || OpenPosition;
  for (;;) {
    const [, before, last] = /^(.*\S)\s*(?:[,(|[]|\s[-–—])\s*([^,()|[\]]+?)[)\]]?$/.exec(title) ?? [];
    if (before === undefined || last === undefined || !isBesideTheTitle(last)) return title;
    title = before.replace(/[\s!]+$/, '');
  }
}

/** The least experience, from `2+ years`, `1-3 years`, `6 months` or `Fresher`. */
export function experienceRequirements(text: string) {
  const none = { experienceRequirements: 'no requirements' };
  if (/^\s*(freshers?|nil|none|no experience( needed| required)?|not required)\s*\.?\s*$/i.test(text))
    return none;
  const [, least, unit] =
    /^\s*(?:minimum|min\.?|at least)?\s*(\d{1,2}(?:\.\d)?)\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}(?:\.\d)?\s*)?(years?|yrs?|months?)\b/i.exec(
      text,
    ) ?? [];
  if (least === undefined || unit === undefined) return {};
  const months = Math.round(Number(least) * (/^m/i.test(unit) ? 1 : MONTHS_A_YEAR));
  if (months === 0) return none;
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: months,
    },
  } as const;
}
