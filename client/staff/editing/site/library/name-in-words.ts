import { capitalise } from '../../../ui/capitalise.ts';
/** The name of a drawn picture in words: `hero-cash-van` is “Hero cash van”. */
export const nameInWords = (name: string) => capitalise(name).replaceAll('-', ' ');
