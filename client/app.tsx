import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { ShownSite } from '../src/content/shown-site.ts';
import type { createAppRouter } from './router.tsx';
import { type PageData, PageDataContext } from './site/page-data/page-data.ts';
import { SiteProvider } from './site/page-data/site-context.tsx';
import { SiteOrigin } from './site/page-data/site-origin.ts';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  site: ShownSite;
  data: PageData;
}

/**
 * The root that the server prerenders and the browser hydrates. Both must render the same tree, or React discards the
 * server's HTML.
 */
export function App({ router, site, data }: AppProps) {
  return (
    <StrictMode>
      <PageDataContext value={data}>
        <SiteOrigin value={data.origin}>
          <SiteProvider site={site}>
            <RouterProvider router={router} />
          </SiteProvider>
        </SiteOrigin>
      </PageDataContext>
    </StrictMode>
  );
}
