import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A separate build for the staff area and the preview of its editor, into the same folder, so that public and staff pages share no chunks. */
export default defineConfig({
  root: 'client',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    // Never inline assets: the content security policy forbids fonts and scripts from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['client/staff/index.html', 'client/preview/index.html'],
      output: {
        entryFileNames: 'assets/staff-[name]-[hash].js',
        chunkFileNames: 'assets/staff-[name]-[hash].js',
      },
    },
  },
});
