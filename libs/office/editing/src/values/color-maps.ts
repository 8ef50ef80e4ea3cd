import type { ColorMap, PartReader } from '@livery/office-reading';

/** The colour map of a master that has none. */
export const DEFAULT_COLOR_MAP: ColorMap = new Map([
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
]);

/** The colour map that a part sets itself: that of a master, or what another part or a chart has in the place of it. */
export function ownColorMap(parts: PartReader, part: string): ColorMap | undefined {
  return parts.read<ColorMap | undefined>(part, undefined, (set) => ({
    child: () => ({
      child: (name, attributes) => {
        if (name === 'p:clrMap' || name === 'c:clrMapOvr') set(new Map(attributes));
        if (name !== 'p:clrMapOvr') return undefined;
        return {
          child: (override, own) => {
            if (override === 'a:overrideClrMapping') set(new Map(own));
            return undefined;
          },
        };
      },
    }),
  }));
}
