import { use } from 'react';
import type { PictureReference } from '../../../src/content/schema/picture-names.ts';
import { PageWordsContext } from '../page-data/page-words.ts';
import { useSite } from '../page-data/site-context.tsx';
import { describePicture, type Picture } from './pictures.ts';

/**
 * The files and the description of a picture, from the words of the page or, for header and footer, from those of the
 * site. A draft may name a picture that there is not yet.
 */
export function usePicture(name: PictureReference): Picture {
  const site = useSite();
  return describePicture(name, use(PageWordsContext)?.pictures[name] ?? site.pictures[name]);
}
