import { lazy, Suspense } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { useDocument } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { withData } from '../page-data/with-data.tsx';
import { About } from '../sections/about.tsx';
import { Carousel } from '../sections/carousel/carousel.tsx';
import { ClientMarks } from '../sections/client-marks.tsx';
import { Counters } from '../sections/counters.tsx';
import { Highlights } from '../sections/highlights.tsx';
import { Sectors } from '../sections/sectors.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { usePrefetchPositions } from './use-prefetch-positions.ts';
// The styles of the news, imported here because the news are prerendered.
import '../sections/cards.css';

const HomeNews = lazy(() => withData(import('../sections/home-news.tsx').then((module) => module.HomeNews)));

export function HomePage({ page }: { page: Page }) {
  const words = useWords();
  const { slides } = useDocument('home');
  return (
    <>
      <PrefetchedPositions />
      {/* The slides change; the page's heading does not. */}
      <h1 className="visually-hidden">{page.heading}</h1>
      <Suspense>
        <Carousel slides={slides} label={words('pages.homeSlides')} />
      </Suspense>
      <Highlights />
      <About />
      <ServiceCards />
      <Suspense>
        <Counters />
      </Suspense>
      <Sectors />
      <ClientMarks />
      <Suspense fallback={null}>
        <HomeNews />
      </Suspense>
    </>
  );
}

/**
 * A component of its own, so that its state does not render the whole page twice more. The bar is always there: an element
 * that comes or goes makes the browser work out the styles of what follows it anew, which is the page.
 */
function PrefetchedPositions() {
  const words = useWords();
  return <LoadingBar label={words('pages.homeLoading')} hidden={!usePrefetchPositions()} />;
}
