/** The input of the home page's query: the newest positions. */
export const HOME_POSITIONS = { page: 1, pageSize: 5 };
