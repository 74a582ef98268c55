/** The emblem of a company without a logo, as paths in a box of 48 by 56: client/site/media/brand/mark.svg. */
export const shield = {
  rim: 'M24 1.5 43.3 8.3C44.9 8.9 46 10.4 46 12.1V27.5c0 13.6-8.6 22.3-20.6 26.9a4 4 0 0 1-2.8 0C10.6 49.8 2 41.1 2 27.5V12.1c0-1.7 1.1-3.2 2.7-3.8Z',
  field:
    'M24 5.7 41.6 11.9c.3.1.4.4.4.7V27.5c0 11.6-7.3 19.1-18 23.3C13.3 46.6 6 39.1 6 27.5V12.6c0-.3.1-.6.4-.7Z',
  star: 'm24 15.6 3.5 7.8 8.5.9-6.4 5.7 1.8 8.4-7.4-4.3-7.4 4.3 1.8-8.4-6.4-5.7 8.5-.9Z',
} as const;

/** The first letters of the first two words, which stand in the shield: OS for Om Sai Security. */
export function initialsOf(shortName: string): string {
  const words = shortName.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}
