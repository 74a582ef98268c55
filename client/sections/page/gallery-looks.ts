/** Rows of 8 and 4, then three of 4, then 4 and 8 columns: by the place in a run of seven. */
const RUN = 7;
const isWideInRun = (index: number) => index % RUN === 0 || index % RUN === RUN - 1;

/**
 * The class of each picture. The last one fills its row: a wide screen has three to a row and a phone two, and a
 * wide picture takes two of three and both of two.
 */
export function galleryLooks(count: number): (string | undefined)[] {
  const wide = Array.from({ length: count }, (_, index) => isWideInRun(index));
  const places = count + wide.filter(Boolean).length;
  if (places % 3 === 2) wide[count - 1] = true;
  const narrow = wide.filter((isWide) => !isWide).length;
  return wide.map((isWide, index) => {
    if (isWide) return 'is-wide';
    return narrow % 2 === 1 && index === count - 1 ? 'is-wide-on-phone' : undefined;
  });
}
