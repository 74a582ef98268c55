import type { Readers } from '../writing.ts';

/** The product's own. */
export const readers: Readers = {
  wordpress: async () => (await import('../wordpress/read-wordpress.ts')).readWordPress,
};
