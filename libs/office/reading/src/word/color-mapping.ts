import type { ColorMap } from '../drawing/color-map.ts';

/** Theme colours by the names that WordprocessingML uses instead of those of DrawingML (ECMA-376 Part 1, 17.18.97). */
export const DRAWING_NAMES: ReadonlyMap<string, string> = new Map([
  ['text1', 'tx1'],
  ['text2', 'tx2'],
  ['background1', 'bg1'],
  ['background2', 'bg2'],
  ['dark1', 'dk1'],
  ['dark2', 'dk2'],
  ['light1', 'lt1'],
  ['light2', 'lt2'],
  ['hyperlink', 'hlink'],
  ['followedHyperlink', 'folHlink'],
]);

/** The attributes of `w:clrSchemeMapping`, each with its name in colour maps of DrawingML and the slot that it stands for by default. */
const MAPPED: readonly (readonly [written: string, name: string, slot: string])[] = [
  ['bg1', 'bg1', 'lt1'],
  ['t1', 'tx1', 'dk1'],
  ['bg2', 'bg2', 'lt2'],
  ['t2', 'tx2', 'dk2'],
  ...[1, 2, 3, 4, 5, 6].map((number) => [`accent${number}`, `accent${number}`, `accent${number}`] as const),
  ['hyperlink', 'hlink', 'hlink'],
  ['followedHyperlink', 'folHlink', 'folHlink'],
];

/** `w:clrSchemeMapping` as a colour map of DrawingML (ECMA-376 Part 1, 17.15.1.20). */
export function colorMapOf(mapping: ReadonlyMap<string, string>): ColorMap {
  return new Map(
    MAPPED.map(([written, name, slot]) => {
      const mapped = mapping.get(written);
      return [name, mapped === undefined ? slot : (DRAWING_NAMES.get(mapped) ?? mapped)];
    }),
  );
}
