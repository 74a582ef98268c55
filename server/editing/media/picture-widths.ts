/** Those of the drawn pictures and of the blogs'. */
const WIDTHS = [400, 800, 1_600];

/** The widths in which a picture of this width is stored, smallest first. None is larger than the picture itself. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((each) => each < largest), largest];
}
