/** The values that select fields send and the database keeps, by name. The site shows them in the area `options`. */
export const serviceChoices = {
  armedGuards: 'Armed guards',
  drivers: 'Drivers',
  mechanisedCleaning: 'Mechanised cleaning services',
  unarmedGuards: 'Unarmed Guards',
  otherManpower: 'Other manpower',
} as const;

/** The kinds of requests that the law entitles a person to. */
export const dataRequestChoices = {
  copy: 'A copy of my data',
  correct: 'Correct or complete my data',
  erase: 'Erase my data',
  withdraw: 'Withdraw my consent',
} as const;
