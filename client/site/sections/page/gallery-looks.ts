/** The pattern repeats every seven pictures. On a 12-column grid: 8 and 4 columns, then three of 4, then 4 and 8. */
const PATTERN_LENGTH = 7;
const isWideInPattern = (index: number) =>
  index % PATTERN_LENGTH === 0 || index % PATTERN_LENGTH === PATTERN_LENGTH - 1;
/** On a phone: one picture of the full width, then three rows of two. */
const isWideInPhonePattern = (index: number) => index % PATTERN_LENGTH === 0;

/** On which screens a picture spans two places. */
export type GalleryLook = 'narrow' | 'wide' | 'wide-on-phone' | 'wide-on-desktop';

/**
 * The look of each picture, in which the last picture fills its row. A wide screen has three places in a row, of
 * which a wide picture takes two; a phone has two places, of which it takes both.
 */
export function galleryLooks(count: number): GalleryLook[] {
  const places = Array.from({ length: count }, (_, index) => index);
  const wide = places.map(isWideInPattern);
  if ((count + wide.filter(Boolean).length) % 3 === 2) wide[count - 1] = true;
  const onPhone = places.map(isWideInPhonePattern);
  if (onPhone.filter((isWide) => !isWide).length % 2 === 1) onPhone[count - 1] = true;
  return places.map((index) => {
    if (wide[index]) return onPhone[index] ? 'wide' : 'wide-on-desktop';
    return onPhone[index] ? 'wide-on-phone' : 'narrow';
  });
}
