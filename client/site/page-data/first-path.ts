import { readAddress } from '../../../src/languages.ts';

/** The path of the page that the browser opened as a document, as the router names it. Undefined on the server. */
export const firstPath =
  typeof window === 'undefined' ? undefined : readAddress(window.location.pathname).path;
