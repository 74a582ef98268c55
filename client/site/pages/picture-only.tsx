import type { Page } from '../../../src/content/schema/page.ts';
import { Picture } from '../media/picture.tsx';
import { useWords } from '../page-data/site-context.tsx';
import './pages.css';

/** Shows only a picture of a site under construction, as the specification requires. */
export function PictureOnlyPage({ page }: { page: Page }) {
  const words = useWords();
  return (
    <div className="picture-only">
      <h1 className="visually-hidden">{page.heading}</h1>
      <Picture name="under-construction" place="hero" alt={words('pages.underConstruction')} eager />
    </div>
  );
}
