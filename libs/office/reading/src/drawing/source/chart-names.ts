/** The axes by the local names of their elements, as addresses name them. */
export const AXES: ReadonlyMap<string, string> = new Map([
  ['valAx', 'value'],
  ['catAx', 'category'],
  ['dateAx', 'date'],
  ['serAx', 'series'],
  ['axis', 'value'],
]);

/** The kinds of charts whose series are drawn as lines. */
export const LINE_CHARTS: ReadonlySet<string> = new Set([
  'lineChart',
  'line3DChart',
  'scatterChart',
  'radarChart',
  'stockChart',
]);
