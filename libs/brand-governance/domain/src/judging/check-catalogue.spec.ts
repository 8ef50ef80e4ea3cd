import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE } from './check-catalogue.ts';

/** The file that a type names: `checks/font/font-size-min.ts` for `font.size_min`. */
function fileOf(type: string): string {
  const [family = ''] = type.split('.');
  return `../checks/${family}/${type.replaceAll(/[._]/g, '-')}.ts`;
}

/** The export that a type names: `fontSizeMin` for `font.size_min`. */
function exportOf(type: string): string {
  return type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe('the catalogue of checks', () => {
  it.each(CHECK_CATALOGUE)('holds $type, which is exported by the file that its type names', async (check) => {
    const module: unknown = await import(fileOf(check.type));
    expect(module).toHaveProperty(exportOf(check.type), check);
  });
});
