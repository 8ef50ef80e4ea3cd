import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const COMPONENT = /^(.*\/@mantine\/core)\/esm\/(?:.*\/)?([A-Z]\w*)\.mjs$/;

/**
 * Lets each component of Mantine import its own styles, so that a page loads only those of its components. They come after the styles of
 * the components that it is made of, as Mantine demands.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'livery-mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      const [, library = '', component = ''] = COMPONENT.exec(id) ?? [];
      const hasStyles = component !== '' && existsSync(path.join(library, 'styles', `${component}.css`));
      return hasStyles ? { code: `${code}\nimport '@mantine/core/styles/${component}.css';\n`, map: null } : undefined;
    },
  };
}
