import { fieldTitles } from '../../contract/field-titles.ts';

/** The labels of the fields. */
export const labelsWords = fieldTitles;
