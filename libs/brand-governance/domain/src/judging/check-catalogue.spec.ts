import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE } from './check-catalogue.ts';

/** `font.size_min` is `checks/font/font-size-min.ts`. */
function fileOf(type: string): string {
  const [family = ''] = type.split('.');
  return `../checks/${family}/${type.replaceAll(/[._]/g, '-')}.ts`;
}

/** `font.size_min` is exported as `fontSizeMin`. */
function exportOf(type: string): string {
  return type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe('the catalogue of checks', () => {
  it.each(CHECK_CATALOGUE)('holds $type, which is exported by the file that its type names', async (check) => {
    const module: unknown = await import(fileOf(check.type));
    expect(module).toHaveProperty(exportOf(check.type), check);
  });
});
