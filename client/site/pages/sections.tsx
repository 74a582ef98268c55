import type { ReactNode } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { FilmHero } from '../layout/film-hero.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { findFilm } from '../media/films.ts';
import { useWords } from '../page-data/site-context.tsx';
import { useFrameLanguage } from '../page-data/text-languages.ts';
import { PageMenu } from '../sections/page/page-menu.tsx';
import { RelatedPages } from '../sections/page/related-pages.tsx';
import { isOnWhite, Sections } from '../sections/page/section-views.tsx';

/** From this many sections on, a page gets a table of contents. */
const MENU_FROM_SECTIONS = 5;

/** A page of content: hero, sections, whatever else it has as children, and three related pages. */
export function SectionsPage({ page, children }: { page: Page; children?: ReactNode }) {
  const words = useWords();
  const { film, sections = [], related } = page;
  const actions = page.service && <ServiceActions />;
  return (
    <>
      {film ? (
        <FilmHero page={page} film={findFilm(film)}>
          {actions}
        </FilmHero>
      ) : (
        <PageHero page={page}>{actions}</PageHero>
      )}
      {sections.length >= MENU_FROM_SECTIONS && <PageMenu sections={sections} />}
      <Sections sections={sections} />
      {children}
      {related && (
        <RelatedPages
          heading={words(page.service ? 'pages.relatedServices' : 'pages.relatedPages')}
          paths={related}
          joined={isOnWhite(sections.at(-1))}
        />
      )}
    </>
  );
}

/** The two calls to action in the hero of a service page. */
function ServiceActions() {
  const words = useWords();
  const frame = useFrameLanguage();
  return (
    <>
      <ButtonLink to="/quotation" lang={frame}>
        {words('frame.requestQuotation')}
      </ButtonLink>
      <ActionLink to="/contactus" lang={frame}>
        {words('frame.requestCallBack')}
      </ActionLink>
    </>
  );
}
