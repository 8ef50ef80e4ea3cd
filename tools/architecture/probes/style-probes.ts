import type { Probe } from './probe.ts';

const PURE = 'libs/brand-governance/domain/src/probe-style.ts';
const PURE_TEST = 'libs/brand-governance/domain/src/probe-style.spec.ts';
const ADAPTER = 'libs/delivery/infrastructure/src/probe-style.ts';
const CONFIG = 'apps/api/src/config.ts';
const APP = 'apps/api/src/probe-style.ts';

const SYNTAX = 'no-restricted-syntax';
const ENVIRONMENT = 'no-restricted-properties';
const GLOBAL = 'no-restricted-globals';
const ASSERTION = '@typescript-eslint/consistent-type-assertions';

/** The probes for rules that apply to all code. */
export const styleProbes: readonly Probe[] = [
  { file: ADAPTER, line: `export * from './other.ts';`, complaints: [SYNTAX] },
  { file: ADAPTER, line: `export default 1;`, complaints: [SYNTAX] },
  { file: ADAPTER, line: `export { sep as default } from 'node:path';`, complaints: [SYNTAX] },
  { file: ADAPTER, line: `export { sep } from 'node:path';`, complaints: [] },
  { file: ADAPTER, line: `export const asserted = JSON.parse('1') as number;`, complaints: [ASSERTION] },
  { file: ADAPTER, line: `export const constant = ['a'] as const;`, complaints: [] },
  { file: ADAPTER, line: `export const loose: any = 1;`, complaints: ['@typescript-eslint/no-explicit-any'] },
  {
    file: ADAPTER,
    line: `export const sure = [1].at(-1)!;`,
    complaints: ['@typescript-eslint/no-non-null-assertion'],
  },
  { file: ADAPTER, line: `export const environment = process.env;`, complaints: [ENVIRONMENT] },
  { file: ADAPTER, line: `export const bytes = Buffer.alloc(1);`, complaints: [] },
  { file: APP, line: `export const environment = process.env;`, complaints: [ENVIRONMENT] },
  { file: CONFIG, line: `export const environment = process.env;`, complaints: [] },
  { file: PURE, line: `export const environment = process.env;`, complaints: [ENVIRONMENT, GLOBAL] },
  { file: PURE, line: `export const bytes = Buffer.alloc(1);`, complaints: [GLOBAL] },
  { file: PURE, line: `export const later = setTimeout;`, complaints: [GLOBAL] },
  { file: PURE_TEST, line: `export const bytes = Buffer.alloc(1);`, complaints: [] },
];
