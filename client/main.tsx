import './shared/styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { keepZodFromCompiling } from './shared/undocumented-zod-config.ts';
import { readPageData } from './site/page-data/page-data.ts';
import { setEmbeddedWords } from './site/page-data/page-entries.ts';
import { markAsServerRendered } from './site/undocumented-router-ssr.ts';

keepZodFromCompiling();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createAppRouter();
const { words, ...data } = readPageData();
const app = <App router={router} data={data} />;
setEmbeddedWords(words);

// `npm run dev` serves an empty root, without prerendered HTML to hydrate.
if (import.meta.env.DEV || 'renderAnew' in document.documentElement.dataset) createRoot(root).render(app);
else void hydrate(root);

/** Loads the page's chunk before hydrating. Without it React would replace what the visitor is reading. */
async function hydrate(element: HTMLElement) {
  // Not a top-level await: the page's chunk imports this module and would deadlock waiting for it.
  await router.load();
  markAsServerRendered(router);
  // In a transition React hydrates in slices, so that a tap in between is handled.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
