import type { GradientLayout, LineLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { degrees, integer, percentage } from '../../parts/numbers.ts';

/** `a:ln` as it is written, as far as its geometry is concerned. What is not set is undefined. */
export type LineLayoutSource = { readonly [Name in keyof LineLayout]: LineLayout[Name] | undefined };

export const NO_LINE_LAYOUT: LineLayoutSource = {
  width: undefined,
  dash: undefined,
  startsWithArrow: undefined,
  endsWithArrow: undefined,
};

/** The widest line of PowerPoint is 1,584 points (ECMA-376 Part 1, 20.1.10.35). */
const MAX_LINE = 20_116_800;

export function readLineLayout(attributes: XmlAttributes, set: (line: LineLayoutSource) => void): ElementReader {
  const line = { ...NO_LINE_LAYOUT, width: lineWidth(attributes) };
  return {
    child: (name, own) => {
      if (name === 'a:prstDash') line.dash = dashOf(own);
      if (name === 'a:custDash') line.dash = 'dash';
      if (name === 'a:headEnd') line.startsWithArrow = isArrow(own);
      if (name === 'a:tailEnd') line.endsWithArrow = isArrow(own);
      return undefined;
    },
    end: () => set(line),
  };
}

/** The width of an `a:ln` in EMU; undefined when it says none. */
export function lineWidth(attributes: XmlAttributes): number | undefined {
  const width = integer(attributes.get('w'));
  return width === undefined ? undefined : Math.min(MAX_LINE, Math.max(0, width));
}

function dashOf(attributes: XmlAttributes): string | null {
  const dash = attributes.copy('val') ?? 'solid';
  return dash === 'solid' ? null : dash;
}

function isArrow(attributes: XmlAttributes): boolean {
  return (attributes.get('type') ?? 'none') !== 'none';
}

/** Reads the geometry of `a:gradFill` (ECMA-376 Part 1, 20.1.8.33). */
export function readGradientLayout(set: (gradient: GradientLayout) => void): ElementReader {
  const positions: number[] = [];
  let angle: number | null = 0;
  const stops: ElementReader = {
    child: (name, attributes) => {
      if (name === 'a:gs') positions.push(Math.min(1, Math.max(0, percentage(attributes.get('pos')) ?? 0)));
      return undefined;
    },
  };
  return {
    child: (name, attributes) => {
      if (name === 'a:lin') angle = degrees(attributes.get('ang')) ?? 0;
      if (name === 'a:path') angle = null;
      return name === 'a:gsLst' ? stops : undefined;
    },
    end: () => set({ positions, angle }),
  };
}
