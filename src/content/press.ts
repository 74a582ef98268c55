import { claims } from './claims.ts';

/** Reserved: the company's to set. */
export const pressEmail = 'press@example.com';

/** The day that the figures of the press page are of, as it is read. The company's to set with the figures. */
export const figuresAsOf = '31 March 2024';

/** What may be quoted: each figure, what it counts, and the day that it is of. */
export const pressFigures: readonly (readonly [string, string, string])[] = [
  [claims.founded.value, 'The year in which the company was founded', 'Does not change'],
  [`Over ${claims.guardsAndOfficers.value}`, 'Guards and officers in our uniform', figuresAsOf],
  [claims.exServicemenShare.value, 'Of these guards and officers, those who are ex-servicemen', figuresAsOf],
  [claims.clients.value, 'Clients, from bank branches to hospitals', figuresAsOf],
  [claims.offices.value, 'Offices: one corporate, six regional, thirty satellite branches', figuresAsOf],
  [claims.statesOfPresenceElsewhere.value, 'States and union territories with our people', figuresAsOf],
  [claims.licensedStates.value, 'States and union territories for which we hold a licence', figuresAsOf],
];
