import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = /^.*\/@mantine\/core(?=\/esm\/)/;
/** The names of classes that a component imports; the styles have the same name. */
const CLASS_NAMES = /\bfrom "[^"]*\/(\w+)\.module\.mjs"/g;

/**
 * Lets each component of Mantine import its own styles, so that a page loads only those of its components. They come after the styles of
 * the components that it is made of, as Mantine demands.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'livery-mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      const library = LIBRARY.exec(id)?.[0];
      if (library === undefined) return undefined;
      const names = Array.from(code.matchAll(CLASS_NAMES), ([, name = '']) => name);
      const imports = names
        .filter((name) => existsSync(path.join(library, 'styles', `${name}.css`)))
        .map((name) => `import '@mantine/core/styles/${name}.css';`);
      return imports.length === 0 ? undefined : { code: [code, ...imports].join('\n'), map: null };
    },
  };
}
