import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunks } from './client/build/chunks.ts';
import { ownZod } from './client/build/own-zod-plugin.ts';
import { readAddress } from './src/languages.ts';

const client = join(import.meta.dirname, 'client');
// The entry and what nearly every page imports: createChunks puts them, with everything that they import, into one chunk.
const sharedModules = [
  'main.tsx',
  'site/layout/page-hero.tsx',
  'site/sections/page/section-frame.tsx',
  'site/media/use-file-url.ts',
  '../src/content/group-digits.ts',
].map((name) => join(client, name));
const languageStyles = globSync('shared/styles/languages/*.css', { cwd: client });
const server = 'http://localhost:3000';

export default defineConfig({
  root: 'client',
  plugins: [react(), ownZod(), staffShell(), languageOfPage()],
  resolve: {
    alias: [
      // React 19 has the hook that this replaces in older versions.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // The contract imports zod, and the browser needs it with a setting.
      { find: /^zod$/, replacement: join(client, 'shared/zod.ts') },
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Never inline assets: the content security policy forbids fonts and scripts from data: addresses.
    assetsInlineLimit: 0,
    // No polyfill: every browser that supports AVIF supports modulepreload too.
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A hint about slow plugins, which a busy machine brings about and which no newcomer can act on.
          checks: { pluginTimings: false },
          // Pages load the second entry, which later loads the first one. The server writes the first one's address into
          // each page, as it does with the style sheet of the page's language.
          input: ['index.html', 'site/start-when-shown.ts', ...languageStyles].map((name) =>
            join(client, name),
          ),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'by need', name: createChunks(sharedModules) }],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // Only whole path segments, because /trpc.ts is a module of the client.
    proxy: {
      '^/trpc/': server,
      '^/words/': server,
      '^/staff/(trpc|files)/': server,
      '^/(staff/|assets/)pdf-frame': server,
      '^/api/': server,
    },
  },
});

/** Answers every page of the staff area with its index.html during `npm run dev`, as the server does otherwise. */
function staffShell(): Plugin {
  return {
    name: 'staff-shell',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        if (isPage && /^\/staff(\/(?!files\/|pdf-frame)|\?|$)/.test(request.url ?? ''))
          request.url = '/staff/index.html';
        next();
      });
    },
  };
}

/** Gives a page its language and the styles for it during `npm run dev`, as server/pages/page-html.ts does otherwise. */
function languageOfPage(): Plugin {
  return {
    name: 'language-of-page',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '/' }) {
      const { language } = readAddress(new URL(originalUrl, server).pathname);
      const file = `shared/styles/languages/${language.code}.css`;
      return {
        html: html.replace(/(<html[^>]* lang=")[^"]*/, `$1${language.locale}`),
        tags: languageStyles.includes(file)
          ? [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${file}` }, injectTo: 'head' }]
          : [],
      };
    },
  };
}
