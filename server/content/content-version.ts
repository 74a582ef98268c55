/**
 * Goes up with each change that this process makes to what pages show, so that the next request shows it. What other
 * processes change shows a few seconds later.
 */
export interface ContentVersion {
  current: number;
}

export const createContentVersion = (): ContentVersion => ({ current: 0 });
