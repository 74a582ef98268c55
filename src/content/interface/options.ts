import { dataRequestChoices, serviceChoices } from '../../contract/form-choices.ts';

/** What can be chosen in a form. */
export const optionsWords = { ...serviceChoices, ...dataRequestChoices } as const;
