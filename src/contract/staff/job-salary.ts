import { readPay } from '../../salary.ts';

export interface Salaries {
  minSalary: string;
  maxSalary: string;
}

interface SalaryFault {
  field: keyof Salaries;
  /** Phrased to follow the field's label. */
  reason: string;
}

/** What offices write when they name no amount. */
const WITHOUT_AMOUNT = /\b(negotiable|as per|not disclosed|best in|minimum wages?)\b/i;

/**
 * Checks the salaries that a member enters. Visitors and older clients may send any text, so with `before`, the
 * stored values, only changed fields are checked.
 */
export function findSalaryFaults(salaries: Salaries, before?: Salaries): SalaryFault[] {
  const { minSalary, maxSalary } = salaries;
  // A missing salary is reported by the field's own rule.
  const entered = (['minSalary', 'maxSalary'] as const).filter(
    (field) => salaries[field] !== '' && salaries[field] !== before?.[field],
  );
  const unread = entered.filter((field) => !isSalary(salaries[field]));
  if (unread.length > 0)
    return unread.map((field) => ({
      field,
      reason: 'must be an amount, such as 18,500, 2.4 LPA or 600 per day, or “Negotiable”',
    }));
  const [least, most] = [readPay(minSalary), readPay(maxSalary)];
  const isRising = least === undefined || least.per !== most?.per || least.rupees <= most.rupees;
  if (isRising || entered.length === 0) return [];
  return entered.includes('maxSalary')
    ? [{ field: 'maxSalary', reason: `must not be below the minimum salary, ${minSalary}` }]
    : [{ field: 'minSalary', reason: `must not be above the maximum salary, ${maxSalary}` }];
}

function isSalary(text: string): boolean {
  return /[1-9]/.test(text) || WITHOUT_AMOUNT.test(text);
}
