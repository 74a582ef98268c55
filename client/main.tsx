import './shared/styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { keepZodFromCompiling } from './shared/undocumented-zod-config.ts';
import { App } from './site/app.tsx';
import { readPageData } from './site/page-data/page-data.ts';
import { handOver } from './site/page-data/page-entries.ts';
import { markAsServerRendered } from './site/undocumented-router-ssr.ts';

keepZodFromCompiling();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createAppRouter();
const { words, ...data } = readPageData();
const app = <App router={router} data={data} />;
handOver(words);

// Under `npm run dev` pages come without their HTML.
if (import.meta.env.DEV || 'renderAnew' in document.documentElement.dataset) createRoot(root).render(app);
else void hydrate(root);

/** The page's code has to be there before React looks at it, or it would replace what a visitor is reading. */
async function hydrate(element: HTMLElement) {
  // Not awaited at the top of the module: the page's code imports this chunk, and would wait for it in turn.
  await router.load();
  markAsServerRendered(router);
  // As a transition React does it in slices, and a tap meanwhile is heard.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
