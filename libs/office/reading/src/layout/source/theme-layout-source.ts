import type { GradientLayout } from '@livery/office-model';
import type { ElementReader } from '../../parts/element-reader.ts';
import { type LineLayoutSource, readGradientLayout, readLineLayout } from './paint-layout-source.ts';

/** The geometry in the format scheme of a theme (ECMA-376 Part 1, 20.1.4.1.14). */
export interface ThemeLayoutSource {
  readonly lines: readonly LineLayoutSource[];
  /** Null for fills that are no gradients. */
  readonly fills: readonly (GradientLayout | null)[];
  readonly backgroundFills: readonly (GradientLayout | null)[];
}

export const NO_THEME_LAYOUT: ThemeLayoutSource = { lines: [], fills: [], backgroundFills: [] };

export function readThemeLayout(set: (theme: ThemeLayoutSource) => void): ElementReader {
  const lines: LineLayoutSource[] = [];
  const fills: (GradientLayout | null)[] = [];
  const backgroundFills: (GradientLayout | null)[] = [];
  const scheme: ElementReader = {
    child: (name) => {
      if (name === 'a:fillStyleLst') return readFills(fills);
      if (name === 'a:bgFillStyleLst') return readFills(backgroundFills);
      if (name !== 'a:lnStyleLst') return undefined;
      return { child: (_, attributes) => readLineLayout(attributes, (line) => lines.push(line)) };
    },
  };
  const elements: ElementReader = { child: (name) => (name === 'a:fmtScheme' ? scheme : undefined) };
  return {
    child: () => ({
      child: (name) => (name === 'a:themeElements' ? elements : undefined),
      end: () => set({ lines, fills, backgroundFills }),
    }),
  };
}

function readFills(fills: (GradientLayout | null)[]): ElementReader {
  return {
    child: (name) => {
      const at = fills.push(null) - 1;
      return name === 'a:gradFill' ? readGradientLayout((gradient) => (fills[at] = gradient)) : undefined;
    },
  };
}
