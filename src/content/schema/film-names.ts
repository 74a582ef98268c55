/** The names of the site's films. The files are in the client; art renders them under the same names. */
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
