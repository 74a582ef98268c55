/** Kinds of employment, by the terms that search engines know, and how a job says each. */
const names = {
  PART_TIME: ['part time', 'parttime'],
  INTERN: ['intern', 'internship', 'apprentice', 'apprenticeship'],
  TEMPORARY: ['temporary'],
  PER_DIEM: ['daily wage', 'daily wages'],
  CONTRACTOR: ['contract', 'contractual'],
  FULL_TIME: ['full time', 'fulltime', 'permanent'],
};
export type EmploymentType = keyof typeof names;

const NOUNS = ['basis', 'job', 'position', 'employment', 'vacancy'];

/**
 * The kind of employment that a job states in its position's name or in its description. A job that states none is
 * full-time, as guards, drivers and cleaners are employed unless it is said otherwise.
 */
export function employmentType(job: { OpenPosition: string; Description: string }): EmploymentType {
  const types = Object.keys(names) as EmploymentType[];
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
    : hasPhrase(position, names[type]);
}

/** Duties mention contracts and apprentices too, so a text has to say that the job is of this kind. */
function isStated(type: EmploymentType, text: string): boolean {
  const phrases = names[type].flatMap((name) => [`type ${name}`, ...NOUNS.map((noun) => `${name} ${noun}`)]);
  return hasPhrase(text, phrases);
}

function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
}
