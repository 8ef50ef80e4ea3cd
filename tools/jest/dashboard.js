import { globSync } from 'node:fs';
import { sampleOf } from '../../libs/office/testing/src/sampling.ts';
import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;
const suites = globSync('apps/dashboard/e2e/**/*.browser.ts', { cwd: preset.rootDir }).sort();

/** The suites that use the dashboard in Chromium against the real service: `npm run test:dashboard`. A sample of the gate is one of three. */
export default {
  ...shared,
  testMatch: sampleOf(suites, 3).map((file) => `<rootDir>/${file}`),
};
