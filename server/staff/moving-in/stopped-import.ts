/** Somebody has stopped or removed the import, or another process has taken it over: nothing more is to be done. */
export class StoppedImport extends Error {}
