import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import preset from '../../jest.preset.js';

const root = preset.rootDir;
const PROPERTIES = ["from 'fast-check'"];

/** Every suite that holds properties against random values. */
const propertySuites = globSync('{apps,libs,tools}/**/src/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  .filter((file) => PROPERTIES.some((mark) => readFileSync(path.join(root, file), 'utf8').includes(mark)))
  .map((file) => `<rootDir>/${file}`);

/** Suites that try much more than `npm test` has time for: `npm run test:long`. */
export default {
  ...preset,
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.long.spec.ts', ...propertySuites],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFiles: ['<rootDir>/tools/jest/many-property-runs.js'],
};
