/** A call that a page makes as it opens, by the procedure's name in the router: `jobs.list`. */
export interface Question {
  procedure: string;
  input: unknown;
}

/** What the server found for it; null where the thing asked for is not there. It travels within the page. */
export interface Answer extends Question {
  data: unknown;
}

/** What a page that shows the database brings along, as JSON in the element of this id. */
export interface LiveData {
  answers: readonly Answer[];
  /** Where the site stands: `https://www.example.com`. */
  origin?: string | undefined;
}
export const LIVE_DATA_ID = 'live-data';
