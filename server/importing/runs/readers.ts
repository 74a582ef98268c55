import { readApplications } from '../tables/applications.ts';
import { readCatalogue } from '../tables/catalogue.ts';
import { readCfdb7 } from '../tables/cfdb7.ts';
import { readFlamingo } from '../tables/flamingo.ts';
import { readTable } from '../tables/table.ts';
import { readWordPress } from '../wordpress/read-wordpress.ts';
import type { Readers } from '../writing.ts';

/** The product's own. */
export const readers: Readers = {
  wordpress: readWordPress,
  flamingo: readFlamingo,
  cfdb7: readCfdb7,
  applications: readApplications,
  table: readTable,
  catalogue: readCatalogue,
};
