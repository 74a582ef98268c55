import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The staff area's own build, beside the public one's files: neither's modules are ever in the other's chunks. */
export default defineConfig({
  root: 'client',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    // The content security policy lets no font and no script come out of a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: 'client/staff/index.html',
      output: {
        entryFileNames: 'assets/staff-[name]-[hash].js',
        chunkFileNames: 'assets/staff-[name]-[hash].js',
      },
    },
  },
});
