import type { Page } from '../../../src/content/types.ts';
import { Picture } from '../media/picture.tsx';
import './picture-only.css';

/** Shows only a picture of a site under construction, as the specification requires. */
export function PictureOnlyPage({ page }: { page: Page }) {
  return (
    <div className="picture-only">
      <h1 className="visually-hidden">{page.heading}</h1>
      <Picture name="under-construction" place="hero" alt="This page is under construction" eager />
    </div>
  );
}
