import type { Finding } from '../finding.ts';

/** A finding on a purple shape. Its id and first location are the name in `facts`, or `a`. */
export function sampleFinding({ name = 'a', ...facts }: Partial<Finding> & { readonly name?: string } = {}): Finding {
  return {
    id: name,
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: `#5E13C8 fills 1 shape: ${name}.`,
    autoFixable: false,
    slideIndex: 0,
    shapeIndex: 0,
    paragraphIndex: null,
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: [],
    source: 'shape',
    actualColor: '#5E13C8',
    colorSurface: 'fill',
    locations: [`slide[0]/${name}`],
    occurrences: 1,
    ...facts,
  };
}
