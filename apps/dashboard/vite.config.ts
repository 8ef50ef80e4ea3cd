import react from '@vitejs/plugin-react';
import { defineConfig, defaultClientConditions } from 'vite';

/** The address of the api that `npx vite apps/dashboard` calls. */
const API = 'http://localhost:3000';

/** Builds the dashboard into `dist/web`, from where the api serves it under `/dashboard`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [react()],
  resolve: { conditions: ['@livery/source', ...defaultClientConditions] },
  // The api replaces this text by the nonce of each response.
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'dist/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: API, changeOrigin: false } } },
});
