import type { CustomColor } from '@livery/office-model';
import type { ElementReader } from '../parts/element-reader.ts';
import type { PartReader } from '../parts/part-reader.ts';
import { ColorResolver } from './color-resolver.ts';
import { type ColorSource, readColor } from './source/color-source.ts';
import { NO_THEME } from './source/theme-source.ts';
import { BUILT_IN_PROVENANCE } from './text-chain.ts';
import { Theme } from './theme.ts';

interface CustomColorSource {
  readonly name: string;
  readonly color: ColorSource;
}

/** The named colours that themes have beside their slots (ECMA-376 Part 1, 20.1.6.3). @param themes the parts of the themes */
export function customColors(parts: PartReader, themes: readonly (string | undefined)[]): readonly CustomColor[] {
  const resolver = new ColorResolver(new Theme(NO_THEME, 0, null), new Map());
  return themes.flatMap((theme, number) => {
    const listed = parts.read<readonly CustomColorSource[]>(theme, [], readCustomColors);
    return listed.flatMap(({ name, color }, index) => {
      const resolved = resolver.resolve(color, BUILT_IN_PROVENANCE);
      const location = `theme[${number}]/custom_color[${index}]`;
      return resolved === null ? [] : [{ name, rgb: resolved.rgb, location }];
    });
  });
}

function readCustomColors(set: (colors: readonly CustomColorSource[]) => void): ElementReader {
  const colors: CustomColorSource[] = [];
  const list: ElementReader = {
    child: (name, attributes) => {
      if (name !== 'a:custClr') return undefined;
      const called = attributes.get('name') ?? '';
      return { child: (kind, own) => readColor(kind, own, (color) => colors.push({ name: called, color })) };
    },
  };
  return {
    child: (root) => {
      if (root !== 'a:theme') return undefined;
      return { child: (name) => (name === 'a:custClrLst' ? list : undefined), end: () => set(colors) };
    },
  };
}
