import './shared/styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { readPageData } from './site/page-data/page-data.ts';
import { handOver } from './site/page-data/page-entries.ts';

// Schemas, where a form needs them, shall not try whether they may write code: the policy forbids it, and says so.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createAppRouter();
const { words, ...data } = readPageData();
const app = <App router={router} data={data} />;
handOver(words);

// Under `npm run dev` pages come without their HTML.
if (import.meta.env.DEV) createRoot(root).render(app);
else void hydrate(root);

/** The page's code has to be there before React looks at it, or it would replace what a visitor is reading. */
async function hydrate(element: HTMLElement) {
  // Not awaited at the top of the module: the page's code imports this chunk, and would wait for it in turn.
  await router.load();
  router.ssr = { manifest: undefined };
  // As a transition React does it in slices, and a tap meanwhile is heard.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
