/** The list of blogs and the page of one. */
export const blogWords = {
  list: 'Blogs',
  empty: 'There is nothing to read here yet.',
  allArticles: 'All articles',
} as const;
