import type { ElementReader } from '../parts/element-reader.ts';

/** A font with embedded files, which are given by relationship ids (ECMA-376 Part 1, 17.8.3.10). */
export interface EmbeddedFontSource {
  readonly typeface: string;
  readonly relationships: readonly string[];
}

/** The reader of a whole font table. */
export function readFontTable(set: (fonts: readonly EmbeddedFontSource[]) => void): ElementReader {
  const fonts: EmbeddedFontSource[] = [];
  return {
    child: () => ({
      child: (name, attributes) => {
        if (name !== 'w:font') return undefined;
        const typeface = attributes.get('w:name') ?? '';
        const relationships: string[] = [];
        return {
          child: (child, own) => {
            const id = child.startsWith('w:embed') ? own.get('r:id') : undefined;
            if (id !== undefined) relationships.push(id);
            return undefined;
          },
          end: () => {
            if (relationships.length > 0) fonts.push({ typeface, relationships });
          },
        };
      },
      end: () => set(fonts),
    }),
  };
}
