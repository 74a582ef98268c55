/** Rows of 8 and 4, then three of 4, then 4 and 8 columns: by the place in a run of seven. */
const RUN = 7;
const isWideInRun = (index: number) => index % RUN === 0 || index % RUN === RUN - 1;
/** On a phone a run is one picture as wide as the screen and three rows of two. */
const isWideInRunOnPhone = (index: number) => index % RUN === 0;

/** On which screens a picture takes the room of two. */
export type GalleryLook = 'narrow' | 'wide' | 'wide-on-phone' | 'wide-on-desktop';

/**
 * The look of each picture. The last one fills its row: a wide screen has three to a row and a phone two, and a wide
 * picture takes two of three and both of two.
 */
export function galleryLooks(count: number): GalleryLook[] {
  const places = Array.from({ length: count }, (_, index) => index);
  const wide = places.map(isWideInRun);
  if ((count + wide.filter(Boolean).length) % 3 === 2) wide[count - 1] = true;
  const onPhone = places.map(isWideInRunOnPhone);
  if (onPhone.filter((isWide) => !isWide).length % 2 === 1) onPhone[count - 1] = true;
  return places.map((index) => {
    if (wide[index]) return onPhone[index] ? 'wide' : 'wide-on-desktop';
    return onPhone[index] ? 'wide-on-phone' : 'narrow';
  });
}
