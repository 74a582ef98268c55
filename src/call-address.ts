/**
 * The address that calls a telephone number, derived from the number as it is shown: the two can never differ. The
 * `(0)` of `+91 (0)22 5557 3122` is dialled within the country only.
 */
export function callAddress(shown: string): `tel:${string}` {
  const number = shown.startsWith('+') ? shown.replace('(0)', '') : shown;
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`;
}
