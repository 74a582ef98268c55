import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunks } from './client/build/chunks.ts';
import { ownZod } from './client/build/own-zod-plugin.ts';
import { pageWords } from './client/build/page-words-plugin.ts';

const everywhere = ['main.tsx', 'site/layout/page-hero.tsx', 'site/media/use-file-url.ts'].map((name) =>
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
    // The content security policy lets no font and no script come out of a data: address.
    assetsInlineLimit: 0,
    // Every browser that reads AVIF knows it.
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The second one asks for the first, by an address that the server writes into each page.
          input: ['index.html', 'site/start-when-shown.ts'].map((name) =>
            join(import.meta.dirname, 'client', name),
          ),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'by need', name: createChunks(everywhere) }],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // Whole segments: /trpc.ts is a module of the client's own.
    proxy: { '^/trpc/': server, '^/staff/(trpc|files)/': server, '^/api/': server },
  },
});

/** Under `npm run dev`, what the server does: every address of the staff area is answered with its shell. */
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
