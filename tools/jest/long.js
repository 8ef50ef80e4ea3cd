import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import preset from '../../jest.preset.js';

const root = preset.rootDir;
const PROPERTIES = ["from 'fast-check'"];

/** All suites with property tests. */
const propertySuites = globSync('{apps,libs,tools}/**/src/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  .filter((file) => PROPERTIES.some((mark) => readFileSync(path.join(root, file), 'utf8').includes(mark)))
  .map((file) => `<rootDir>/${file}`);

/** The suites that take too long for `npm test`: `npm run test:long`. */
export default {
  ...preset,
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.long.spec.ts', ...propertySuites],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFiles: ['<rootDir>/tools/jest/many-property-runs.js'],
};
