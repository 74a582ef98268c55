import * as z from 'zod';
import { code, line, list } from './schema/fields.ts';

const fact = z.strictObject({
  token: code(
    { label: 'Name', help: 'Sentences refer to the figure by this name in braces, such as {guards}.' },
    /^[a-z][a-zA-Z]{1,39}$/,
    'A small letter, then letters only.',
  ),
  value: line({ label: 'Figure', most: 40 }),
  meaning: line({ label: 'What it counts' }),
});

/** The company's figures, which sentences refer to by their tokens. */
export const facts = z.strictObject({
  figures: list(fact, { label: 'Figures', item: 'figure', title: 'meaning' }),
});
export type Facts = z.infer<typeof facts>;

/** The figures of the specification, section 1. Its pages contradict each other about some of them. */
export const sampleFacts = {
  figures: [
    { token: 'yearsOfExperience', value: '13+', meaning: 'Years of experience' },
    { token: 'guards', value: '15K+', meaning: 'Guards' },
    { token: 'clients', value: '200+', meaning: 'Clients' },
    { token: 'guardsAndOfficers', value: '6,000', meaning: 'Guards and officers' },
    { token: 'exServicemenShare', value: '60%', meaning: 'Ex-servicemen among the guards and officers' },
    { token: 'offices', value: '37', meaning: 'Offices and satellite branches' },
    { token: 'statesOfPresence', value: '18', meaning: 'States of presence, on the page about guarding' },
    { token: 'statesOfPresenceElsewhere', value: '23', meaning: 'States of presence, on other pages' },
    { token: 'personnel', value: '5000', meaning: 'Personnel, on the page about infrastructure' },
    { token: 'clientsElsewhere', value: '2500', meaning: 'Clients, on the page about infrastructure' },
    { token: 'licensedStates', value: '21', meaning: 'States and union territories with a licence' },
    { token: 'energySeasons', value: '6', meaning: 'Seasons of saving energy' },
    { token: 'figuresAsOf', value: '31 March 2024', meaning: 'The day that these figures are of' },
  ],
} as const satisfies Facts;
