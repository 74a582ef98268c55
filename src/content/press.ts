import { claims } from './claims.ts';

/** A reserved address; a company enters its own. */
export const pressEmail = 'press@example.com';

/** The date of the figures on the press page, as displayed. To be updated with the figures. */
export const figuresAsOf = '31 March 2024';

/** Figures that may be quoted: the value, what it counts, and its date. */
export const pressFigures: readonly (readonly [string, string, string])[] = [
  [claims.founded.value, 'The year in which the company was founded', 'Does not change'],
  [`Over ${claims.guardsAndOfficers.value}`, 'Guards and officers in our uniform', figuresAsOf],
  [claims.exServicemenShare.value, 'Of these guards and officers, those who are ex-servicemen', figuresAsOf],
  [claims.clients.value, 'Clients, from bank branches to hospitals', figuresAsOf],
  [claims.offices.value, 'Offices: one corporate, six regional, thirty satellite branches', figuresAsOf],
  [claims.statesOfPresenceElsewhere.value, 'States and union territories with our people', figuresAsOf],
  [claims.licensedStates.value, 'States and union territories for which we hold a licence', figuresAsOf],
];
