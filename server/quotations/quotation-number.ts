/** What a number consists of. */
export interface NumberParts {
  financial_year: string | null;
  serial: number | null;
  revision: number;
}

/** Such as Q/2026-27/0001, and Q/2026-27/0001/R2 for its second revision; null where none was given yet. */
export function numberText({ financial_year, serial, revision }: NumberParts): string | null {
  if (financial_year === null || serial === null) return null;
  const number = `Q/${financial_year}/${String(serial).padStart(4, '0')}`;
  return revision === 1 ? number : `${number}/R${revision}`;
}

/** India's financial year of a calendar day in India, from April to March: 2026-27. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
