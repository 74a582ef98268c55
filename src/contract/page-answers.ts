/** A query that a page makes when it opens. `procedure` is its name in the router, such as `jobs.list`. */
export interface Question {
  procedure: string;
  input: unknown;
}

/**
 * A question with the server's answer, which is sent within the page; `data` is null if the record does not exist.
 */
export interface Answer extends Question {
  data: unknown;
}
