interface FigureParts {
  /** The words before the number, such as “Over ”. */
  before: string;
  /** Undefined where the figure has no number that could be counted up to. */
  number: number | undefined;
  /** Whether its thousands are set apart by commas. */
  isGrouped: boolean;
  /** The letters after the number, such as K. */
  unit: string;
  plus: boolean;
}

const FIGURE = /^(\D*)(\d{1,3}(?:,\d{2,3})+|\d{1,9})(?![\d.])(.*?)(\+?)$/;

/** Takes a figure apart, such as `15K+`. */
export function readFigure(figure: string): FigureParts {
  const [, before = '', digits, unit = '', plus] = FIGURE.exec(figure.trim()) ?? [];
  if (digits === undefined)
    return { before: figure, number: undefined, isGrouped: false, unit: '', plus: false };
  return {
    before,
    number: Number(digits.replaceAll(',', '')),
    isGrouped: digits.includes(','),
    unit,
    plus: plus === '+',
  };
}
