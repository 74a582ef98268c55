/** The site's films by name. Their files are the client's, and art draws them under the same names. */
export const filmNames = [
  'guarding',
  'hospital',
  'banking',
  'monitoring',
  'monitoring-events',
  'monitoring-live',
  'monitoring-energy',
  'monitoring-health',
] as const;

export type FilmName = (typeof filmNames)[number];
