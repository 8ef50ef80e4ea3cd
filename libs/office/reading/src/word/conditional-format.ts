import type { XmlAttributes } from '@livery/office-package';
import { isOn } from './measures.ts';

/** The parts of table styles in the order of the twelve digits of `w:val`, each with the attribute that has the same meaning. */
const CONDITIONS: readonly (readonly [part: string, attribute: string])[] = [
  ['firstRow', 'w:firstRow'],
  ['lastRow', 'w:lastRow'],
  ['firstCol', 'w:firstColumn'],
  ['lastCol', 'w:lastColumn'],
  ['band1Vert', 'w:oddVBand'],
  ['band2Vert', 'w:evenVBand'],
  ['band1Horz', 'w:oddHBand'],
  ['band2Horz', 'w:evenHBand'],
  ['neCell', 'w:firstRowLastColumn'],
  ['nwCell', 'w:firstRowFirstColumn'],
  ['seCell', 'w:lastRowLastColumn'],
  ['swCell', 'w:lastRowFirstColumn'],
];

/** Reads the parts of table styles that `w:cnfStyle` of a row or a cell names (ECMA-376 Part 1, 17.4.7 and 17.4.8). */
export function readConditionalFormat(attributes: XmlAttributes): ReadonlySet<string> {
  const digits = attributes.get('w:val') ?? '';
  const named = CONDITIONS.filter(([, attribute], position) => {
    const own = attributes.get(attribute);
    return own === undefined ? digits[position] === '1' : isOn(own);
  });
  return new Set(named.map(([part]) => part));
}
