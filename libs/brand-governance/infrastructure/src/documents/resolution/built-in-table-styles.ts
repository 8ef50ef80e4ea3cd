import type { ColorSource } from '../sources/color-source.ts';
import { fillSource, type FillSource } from '../sources/fill-source.ts';
import { NO_RUN_PROPERTIES, type RunPropertiesSource } from '../sources/run-properties-source.ts';
import { type TableStylePartSource, type TableStyleSource, themeTypefaces } from '../sources/table-style-source.ts';

const IDS = [
  '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
  '{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}',
  '{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}',
  '{00A15C55-8517-42AA-B614-E9B94910E393}',
  '{7DF18680-E054-41AD-8BC1-D1AEF772440D}',
  '{93296810-A885-4BE3-A3E7-6D5BEEA58F35}',
];

/** The table styles that files may refer to without holding them: Medium Style 2 in the six accents (effective values, 5.1). */
export const BUILT_IN_TABLE_STYLES: readonly TableStyleSource[] = IDS.map((id, index) => {
  return mediumStyle2(id, index + 1);
});

function mediumStyle2(id: string, number: number): TableStyleSource {
  const accent = `accent${number}`;
  const heading = part(solid(slot(accent)), text('lt1'));
  return {
    id,
    name: `Medium Style 2 - Accent ${number}`,
    parts: new Map([
      ['wholeTbl', part(solid(slot(accent, 0.2)), text('dk1'))],
      ['band1H', part(solid(slot(accent, 0.4)))],
      ['band1V', part(solid(slot(accent, 0.4)))],
      ['firstRow', heading],
      ['lastRow', heading],
      ['firstCol', heading],
      ['lastCol', heading],
    ]),
  };
}

function part(fill: FillSource, textProperties: RunPropertiesSource = NO_RUN_PROPERTIES): TableStylePartSource {
  return { fill, fillReference: undefined, text: textProperties };
}

function text(color: string): RunPropertiesSource {
  return { ...NO_RUN_PROPERTIES, ...themeTypefaces('minor'), fill: solid(slot(color)) };
}

function solid(color: ColorSource): FillSource {
  return fillSource('solidFill', [color]);
}

function slot(value: string, tint?: number): ColorSource {
  const transforms = tint === undefined ? [] : [{ name: 'tint', value: tint }];
  return { kind: 'schemeClr', value, components: [], transforms, key: `schemeClr ${value} tint${tint ?? 1}` };
}
