/** The name of a drawn picture in words: `hero-cash-van` is “Hero cash van”. */
export const nameInWords = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
