/** Kinds of employment, by the terms that search engines know, and the words that a job says each with. */
const namesOf = {
  PART_TIME: 'part[ -]?time',
  INTERN: 'intern(?:ship)?|apprentice(?:ship)?',
  TEMPORARY: 'temporary',
  PER_DIEM: 'daily[ -]wages?',
  CONTRACTOR: 'contract(?:ual)?',
  FULL_TIME: 'full[ -]?time|permanent',
};
export type EmploymentType = keyof typeof namesOf;

/**
 * The kind of employment that a job states in its position's name or in its description. A job that states none is
 * full-time, as guards, drivers and cleaners are employed unless it is said otherwise.
 */
export function employmentType(job: { OpenPosition: string; Description: string }): EmploymentType {
  const types = Object.keys(namesOf) as EmploymentType[];
  return (
    types.find((type) => isInPosition(type, job.OpenPosition)) ??
    types.find((type) => isStated(type, job.Description)) ??
    'FULL_TIME'
  );
}

/** A contracts manager need not be on contract. */
function isInPosition(type: EmploymentType, position: string): boolean {
  return type === 'CONTRACTOR'
    ? isStated(type, position) || /\(contract\)|\bon contract\b/i.test(position)
    : new RegExp(`\\b(?:${namesOf[type]})\\b`, 'i').test(position);
}

/** Duties mention contracts and apprentices too, so a text has to say that the job is of this kind. */
function isStated(type: EmploymentType, text: string): boolean {
  const name = `\\b(?:${namesOf[type]})`;
  return new RegExp(`\\btype: ?${name}\\b|${name} (?:basis|job|position|employment|vacancy)\\b`, 'i').test(
    text,
  );
}
