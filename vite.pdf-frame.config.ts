import { defineConfig } from 'vite';

/**
 * A build of its own for the frame that draws PDFs in the staff area. All its files begin with `pdf-frame-`: the server
 * lets documents without an origin load these, and no others.
 */
const names = {
  entryFileNames: 'assets/pdf-frame-[name]-[hash].js',
  chunkFileNames: 'assets/pdf-frame-[name]-[hash].js',
  assetFileNames: 'assets/pdf-frame-[name]-[hash][extname]',
};

export default defineConfig({
  root: 'client',
  publicDir: false,
  // A plain script, and not a module: see `start-worker.ts`.
  worker: { format: 'iife', rolldownOptions: { output: names } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The library is as large as it is, and loaded with a resume only.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { input: ['client/pdf-frame/index.html'], output: names },
  },
});
