/**
 * Incremented with each change that this process makes to content of the pages, so that the next request renders anew.
 * Changes by other processes are noticed a few seconds later.
 */
export interface ContentVersion {
  current: number;
}

export const createContentVersion = (): ContentVersion => ({ current: 0 });
