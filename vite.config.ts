import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunks } from './client/build/chunks.ts';
import { ownZod } from './client/build/own-zod-plugin.ts';
import { pageWords } from './client/build/page-words-plugin.ts';

// The entry and what every page imports: createChunks puts them, with everything that they import, into one chunk.
const sharedModules = ['main.tsx', 'site/layout/page-hero.tsx', 'site/media/use-file-url.ts'].map((name) =>
  join(import.meta.dirname, 'client', name),
);
const server = 'http://localhost:3000';

export default defineConfig({
  root: 'client',
  plugins: [react(), pageWords(), ownZod(), staffShell()],
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
          // each page.
          input: ['index.html', 'site/start-when-shown.ts'].map((name) =>
            join(import.meta.dirname, 'client', name),
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
    proxy: { '^/trpc/': server, '^/staff/(trpc|files)/': server, '^/api/': server },
  },
});

/** Answers every page of the staff area with its index.html during `npm run dev`, as the server does otherwise. */
function staffShell(): Plugin {
  return {
    name: 'staff-shell',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        if (isPage && /^\/staff(\/(?!files\/)|\?|$)/.test(request.url ?? ''))
          request.url = '/staff/index.html';
        next();
      });
    },
  };
}
