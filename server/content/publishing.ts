import type { Publications } from '../../src/content/site.ts';

/** What publishing needs of the rest of the server, besides the site that is shown. */
export interface Publishing {
  /** Shows in this process what is published now. */
  reload(): Promise<void>;
  loadUploads: LoadUploads;
  /** Why this process shows an older site than the one that is published; undefined where it does not. */
  readonly alarm?: string | undefined;
}

/** Reads what pages have to know of each picture that the staff have uploaded. */
export type LoadUploads = () => Promise<Publications['uploads']>;

/** Of a server without uploads that shows one site, such as that of a test. */
export const noPublishing: Publishing = { reload: async () => undefined, loadUploads: async () => new Map() };
