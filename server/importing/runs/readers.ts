import type { Readers } from '../writing.ts';

/** The product's own. */
export const readers: Readers = {
  wordpress: async () => (await import('../wordpress/read-wordpress.ts')).readWordPress,
  flamingo: async () => (await import('../tables/flamingo.ts')).readFlamingo,
  cfdb7: async () => (await import('../tables/cfdb7.ts')).readCfdb7,
  applications: async () => (await import('../tables/applications.ts')).readApplications,
  table: async () => (await import('../tables/table.ts')).readTable,
  catalogue: async () => (await import('../tables/catalogue.ts')).readCatalogue,
};
