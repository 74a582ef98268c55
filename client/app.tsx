import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createAppRouter } from './router.tsx';
import { type PageData, PageDataContext } from './site/page-data/page-data.ts';
import { SiteOrigin } from './site/page-data/site-origin.ts';

/**
 * The root that the server prerenders and the browser hydrates. Both must render the same tree, or React discards the
 * server's HTML.
 */
export function App({ router, data }: { router: ReturnType<typeof createAppRouter>; data: PageData }) {
  return (
    <StrictMode>
      <PageDataContext value={data}>
        <SiteOrigin value={data.origin}>
          <RouterProvider router={router} />
        </SiteOrigin>
      </PageDataContext>
    </StrictMode>
  );
}
