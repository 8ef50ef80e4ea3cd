import { type LoadHookSync, registerHooks, type ResolveHookSync } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledSource } from './compiled-source.ts';

const GLOBALS = new URL('./jest-globals.ts', import.meta.url).href;

/**
 * Leads imports of projects to their sources, and of `@jest/globals` to the functions of this process, since only jest's own module loader can
 * load that package.
 */
const resolve: ResolveHookSync = (specifier, context, nextResolve) =>
  specifier === '@jest/globals'
    ? { url: GLOBALS, shortCircuit: true }
    : nextResolve(specifier, { ...context, conditions: [...context.conditions, '@livery/source'] });

/** Compiles TypeScript, since Node removes types only and supports no decorators. */
const load: LoadHookSync = (url, context, nextLoad) =>
  url.endsWith('.ts')
    ? { format: 'module', source: compiledSource(fileURLToPath(url)), shortCircuit: true }
    : nextLoad(url, context);

registerHooks({ resolve, load });
process.setSourceMapsEnabled(true);
