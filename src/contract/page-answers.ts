/** A call that a page makes as it opens, by the procedure's name in the router: `jobs.list`. */
export interface Question {
  procedure: string;
  input: unknown;
}

/** What the server found for it; null where the thing asked for is not there. It travels within the page. */
export interface Answer extends Question {
  data: unknown;
}

/** The id of the element that holds a page's answers as JSON. */
export const ANSWERS_ID = 'answers';
