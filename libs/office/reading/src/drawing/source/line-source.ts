import type { ElementReader } from '../../parts/element-reader.ts';
import { type FillSource, readFill } from './fill-source.ts';

/** `a:ln` as it is written (ECMA-376 Part 1, 20.1.2.2.24). A line without a fill takes that of the theme (effective values, 3.2). */
export interface LineSource {
  readonly fill: FillSource | undefined;
}

export function readLine(set: (line: LineSource) => void): ElementReader {
  let fill: FillSource | undefined;
  return {
    child: (name) => readFill(name, (read) => (fill = read)),
    end: () => set({ fill }),
  };
}
