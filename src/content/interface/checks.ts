import { checkMessages } from '../../contract/check-messages.ts';

/** What is wrong with a field. */
export const checksWords = { ...checkMessages, tooShort: '{label} Number should be 10 digits' } as const;
