/** So little that a test does not wait for it. What it really costs is looked at by the tests of the sign-in. */
export const CHEAP = { N: 128, r: 8, p: 1 };
