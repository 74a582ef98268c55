/** How many calls the client sends as one request at most, and both tRPC doors take. No page asks for as many. */
export const MOST_BATCHED = 10;
