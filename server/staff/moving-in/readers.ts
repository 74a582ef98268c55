import type { SourceKind } from '../../../src/contract/staff/moving-in.ts';
import type { SourceReader } from './found-item.ts';

/** What reads each kind of source. Loaded when it is needed: a server may never move anything in. */
export type Readers = Partial<Record<SourceKind, () => Promise<SourceReader>>>;

export const readers: Readers = {
  wordpress: async () => (await import('./wordpress/read-wordpress.ts')).readWordPress,
};
