import nx from '@nx/eslint-plugin';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/architecture/boundaries.ts';
import { ensureProjectGraph } from './tools/lint/project-graph.ts';

await ensureProjectGraph();

/** The programs of the type check. With `projectService`, typescript-eslint is slow where a tsconfig.json has references. */
const PROGRAMS = ['tsconfig.domain.json', 'tsconfig.services.json'];
const OTHER_PROGRAMS = [
  {
    files: ['apps/*/{e2e,vite}/**/*.ts', 'apps/*/vite.config.ts', 'tools/**/*.ts', 'samples/**/*.ts'],
    project: 'tsconfig.tools.json',
  },
  { files: ['apps/dashboard/src/**/*.{ts,tsx}'], project: 'apps/dashboard/tsconfig.json' },
];

const PURE = [
  'libs/shared/kernel/src/**/*.ts',
  'libs/office/{model,pictures}/src/**/*.ts',
  'libs/*/{contracts,domain,application}/src/**/*.ts',
];
/** Libraries for programs outside of the service, which also run in browsers. */
const CLIENTS = ['libs/clients/*/src/**/*.ts'];
const TESTS = [
  '**/*.spec.ts',
  '**/*.corpus.ts',
  '**/*.s3.ts',
  'apps/*/e2e/**/*.ts',
  'libs/*/testing/**/*.ts',
  'libs/**/testing/**/*.ts',
  'apps/**/testing/**/*.ts',
];
const EXPORTS = [
  { selector: 'ExportAllDeclaration', message: 'Name what is exported.' },
  { selector: 'ExportDefaultDeclaration', message: 'Name what is exported.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Name what is exported.' },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**'] },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strictTypeChecked] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: PROGRAMS, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries({ tests: false })],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A context adds its id prefixes and error codes to an interface of the kernel by declaration merging.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The option types of TypeORM and Nest are classes, but both are used with object literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-restricted-syntax': ['error', ...EXPORTS],
    },
  },
  ...OTHER_PROGRAMS.map(({ files, project }) => ({
    files,
    languageOptions: { parserOptions: { project } },
  })),
  {
    files: PURE,
    ignores: ['**/*.spec.ts', '**/*.corpus.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'This layer is pure: ask for a port.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'setTimeout', 'setInterval', 'fetch'],
    },
  },
  {
    files: CLIENTS,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'This library also runs in browsers.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'setImmediate'],
    },
  },
  {
    files: ['apps/**/*.ts', 'libs/**/*.ts'],
    ignores: ['apps/*/src/config.ts', ...TESTS],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: "Configuration is read in the app's config.ts only." },
      ],
    },
  },
  {
    // A caller decides how long a text is. Both rules find no more than what takes quadratic time or longer.
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/**/*.ts'],
    ignores: TESTS,
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    // The test client has validated every response with its schema, and tests assert the values that they read.
    files: ['apps/*/e2e/**/*.spec.ts', 'apps/*/e2e/**/*.deploy.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: TESTS, rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })] } },
  // jest requires default exports for hooks and reporters, Vite for its configuration.
  {
    files: ['**/jest-global-*.ts', 'tools/jest/*.ts', 'tools/jest/shared-graph/runner.ts', 'apps/*/vite.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // Node runs tools without a build: it only removes types.
  {
    files: ['tools/**/*.ts'],
    rules: { '@typescript-eslint/parameter-properties': ['error', { prefer: 'class-property' }] },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
