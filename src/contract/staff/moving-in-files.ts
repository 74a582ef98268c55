/** Bytes of a file that is uploaded to be moved in. The command takes larger ones. */
export const MOST_SOURCE_BYTES = 1024 * 1024 * 1024;
