import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createFirstChunk } from './client/first-chunk.ts';
import { pageWords } from './client/page-words.ts';

const server = 'http://localhost:3000';

export default defineConfig({
  root: 'client',
  plugins: [react(), pageWords()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // The content security policy lets no font and no script come out of a data: address.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { debugName: 'first', name: createFirstChunk(join(import.meta.dirname, 'client/main.tsx')) },
              ],
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
    proxy: { '^/trpc/': server, '^/api/': server },
  },
});
