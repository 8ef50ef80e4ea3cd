import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { mantineStyles } from './vite/mantine-styles.ts';
import { sizeLimits } from './vite/size-limits.ts';

/** The address of the api that `npx vite apps/dashboard` calls. */
const API = 'http://localhost:3000';

/** The browsers that know `light-dark()`. For older ones it would be replaced by what the colour schemes of Mantine do not switch. */
const LIGHT_DARK = ['chrome123', 'firefox120', 'safari17.5'];

const LIMITS = [
  { name: 'Sign-in', modules: ['/src/sign-in/sign-in-app.tsx'], mostBytes: 130_000 },
  { name: 'First page', modules: ['/src/app/app.tsx', '/src/check/check-page.tsx'], mostBytes: 250_000 },
];

/** Builds the dashboard into `dist/web`, from where the api serves it under `/dashboard`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [mantineStyles(), react(), sizeLimits(LIMITS)],
  resolve: {
    conditions: ['@livery/source', ...defaultClientConditions],
    alias: { '#samples': path.resolve(import.meta.dirname, '../../samples') },
  },
  // The api replaces this text by the nonce of each response.
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'dist/web', emptyOutDir: true, target: 'es2023', cssTarget: LIGHT_DARK, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: API, changeOrigin: false } } },
});
