/** So cheap that no test waits for it. The tests of the sign-in use the real cost. */
export const CHEAP = { N: 128, r: 8, p: 1 };
