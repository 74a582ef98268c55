/**
 * The version of the pages' content. It is incremented with each change that this process makes, so that the next
 * request renders the pages again. Changes by other processes are noticed a few seconds later.
 */
export interface ContentVersion {
  current: number;
}

export const createContentVersion = (): ContentVersion => ({ current: 0 });
