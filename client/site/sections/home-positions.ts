/** What the home page asks for: the newest few. */
export const HOME_POSITIONS = { page: 1, pageSize: 5 };
