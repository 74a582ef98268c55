import { router } from '../../trpc.ts';
import { siteEditing } from './site-editing.ts';
import { siteHistory } from './site-history.ts';
import { sitePages } from './site-pages.ts';
import { sitePublishing } from './site-publishing.ts';
import { siteSearch } from './site-search.ts';
import { siteSetUp } from './site-set-up.ts';
import { siteTranslations } from './site-translations.ts';

/** The words of the site: drafts, versions and publications. */
export const siteRouter = router({
  ...siteEditing,
  ...siteHistory,
  ...sitePages,
  ...sitePublishing,
  ...siteSearch,
  ...siteSetUp,
  ...siteTranslations,
});
