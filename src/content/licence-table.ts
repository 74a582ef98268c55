import { licences } from './licences.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The licences as table rows: state, number, last day, and area. */
export const licenceRows: readonly (readonly string[])[] = licences.map(
  ({ state, number, validTo, area, shortArea = area }) => [
    state,
    number,
    format.format(new Date(validTo)),
    shortArea,
  ],
);
