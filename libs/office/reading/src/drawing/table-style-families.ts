import type { ColorSource } from './source/color-source.ts';
import { type FillSource, fillSource } from './source/fill-source.ts';
import { NO_RUN_PROPERTIES } from './source/run-properties-source.ts';
import {
  type TableBorderSource,
  type TableStylePartSource,
  type TableStyleSource,
  themeTypefaces,
} from './source/table-style-source.ts';

/** What the styles of one family share. `color` is `accent1` to `accent6`, or the colour of the style without accent. */
export type TableStyleFamily = (color: string) => Pick<TableStyleSource, 'background' | 'parts'>;

type Parts = Readonly<Record<string, TableStylePartSource>>;
type Sides = Readonly<Record<string, TableBorderSource>>;

const ALL = ['left', 'right', 'top', 'bottom', 'insideH', 'insideV'];
const BOLD = { bold: true };
const NO_FILL = fillSource('noFill', []);
const NO_BACKGROUND = { fill: undefined, fillReference: undefined };

export const noStyle: TableStyleFamily = () => style({ wholeTbl: part(NO_FILL, { text: 'tx1' }) });

export const tableGrid: TableStyleFamily = () =>
  style({ wholeTbl: part(NO_FILL, { text: 'tx1', borders: lines('tx1', ALL) }) });

export const light1: TableStyleFamily = (color) => {
  const band = part(solid(color, ['alpha', 0.2]));
  return style({
    wholeTbl: part(NO_FILL, { text: 'tx1', borders: lines(color, ['top', 'bottom']) }),
    band1H: band,
    band1V: band,
    ...boldColumns(),
    lastRow: part(NO_FILL, { ...BOLD, borders: lines(color, ['top']) }),
    firstRow: part(NO_FILL, { ...BOLD, borders: lines(color, ['bottom']) }),
  });
};

export const light2: TableStyleFamily = (color) =>
  style({
    wholeTbl: part(NO_FILL, { text: 'tx1', borders: references(color, ['left', 'right', 'top', 'bottom']) }),
    band1H: part(undefined, { borders: references(color, ['top', 'bottom']) }),
    band1V: part(undefined, { borders: references(color, ['left', 'right']) }),
    band2V: part(undefined, { borders: references(color, ['left', 'right']) }),
    ...boldColumns(),
    lastRow: part(undefined, { ...BOLD, borders: lines(color, ['top']) }),
    firstRow: { ...part(undefined, { ...BOLD, text: 'bg1' }), fillReference: { index: 1, color: slot(color) } },
  });

export const light3: TableStyleFamily = (color) => {
  const band = part(solid(color, ['alpha', 0.2]));
  return style({
    wholeTbl: part(NO_FILL, { text: 'tx1', borders: lines(color, ALL) }),
    band1H: band,
    band1V: band,
    ...boldColumns(),
    lastRow: part(NO_FILL, { ...BOLD, borders: lines(color, ['top']) }),
    firstRow: part(NO_FILL, { ...BOLD, borders: lines(color, ['bottom']) }),
  });
};

export const medium1: TableStyleFamily = (color) => {
  const band = part(solid(color, ['tint', 0.2]));
  return style({
    wholeTbl: part(solid('lt1'), { text: 'dk1', borders: lines(color, ['left', 'right', 'top', 'bottom', 'insideH']) }),
    band1H: band,
    band1V: band,
    ...boldColumns(),
    lastRow: part(solid('lt1'), { ...BOLD, borders: lines(color, ['top']) }),
    firstRow: part(solid(color), { ...BOLD, text: 'lt1' }),
  });
};

export const medium2: TableStyleFamily = (color) => {
  const band = part(solid(color, ['tint', 0.4]));
  const heading = { ...BOLD, text: 'lt1' };
  return style({
    wholeTbl: part(solid(color, ['tint', 0.2]), { text: 'dk1', borders: lines('lt1', ALL) }),
    band1H: band,
    band1V: band,
    lastCol: part(solid(color), heading),
    firstCol: part(solid(color), heading),
    lastRow: part(solid(color), { ...heading, borders: lines('lt1', ['top']) }),
    firstRow: part(solid(color), { ...heading, borders: lines('lt1', ['bottom']) }),
  });
};

export const medium3: TableStyleFamily = (color) => {
  const band = part(solid('dk1', ['tint', 0.2]));
  const corner = part(undefined, { ...BOLD, text: 'dk1' });
  return style({
    wholeTbl: part(solid('lt1'), { text: 'dk1', borders: lines('dk1', ['top', 'bottom']) }),
    band1H: band,
    band1V: band,
    lastCol: part(solid(color), { ...BOLD, text: 'lt1' }),
    firstCol: part(solid(color), { ...BOLD, text: 'lt1' }),
    lastRow: part(solid('lt1'), { ...BOLD, borders: lines('dk1', ['top']) }),
    seCell: corner,
    swCell: corner,
    firstRow: part(solid(color), { ...BOLD, text: 'lt1', borders: lines('dk1', ['bottom']) }),
  });
};

export const medium4: TableStyleFamily = (color) => {
  const band = part(solid(color, ['tint', 0.4]));
  const ground = solid(color, ['tint', 0.2]);
  return style({
    wholeTbl: part(ground, { text: 'dk1', borders: lines(color, ALL) }),
    band1H: band,
    band1V: band,
    ...boldColumns(),
    lastRow: part(ground, { ...BOLD, borders: lines(color, ['top']) }),
    firstRow: part(ground, BOLD),
  });
};

export const dark2: TableStyleFamily = (color) => {
  const band = part(solid(color, ['tint', 0.4]));
  const ground = solid(color, ['tint', 0.2]);
  return style({
    wholeTbl: part(ground, { text: 'dk1' }),
    band1H: band,
    band1V: band,
    ...boldColumns(),
    lastRow: part(ground, { ...BOLD, borders: lines('dk1', ['top']) }),
    firstRow: part(solid(color), { ...BOLD, text: 'lt1' }),
  });
};

export const themed1: TableStyleFamily = (color) => {
  const band = part(solid(color, ['alpha', 0.4]));
  const frame = references(color, ['left', 'right', 'top', 'bottom']);
  return style(
    {
      wholeTbl: part(NO_FILL, { text: 'dk1', borders: references(color, ALL) }),
      band1H: band,
      band1V: { ...band, borders: new Map(Object.entries(references(color, ['top', 'bottom']))) },
      lastCol: part(undefined, { ...BOLD, borders: { ...frame, ...references(color, ['insideH']) } }),
      firstCol: part(undefined, { ...BOLD, borders: { ...frame, ...references(color, ['insideH']) } }),
      lastRow: part(NO_FILL, { ...BOLD, borders: frame }),
      firstRow: part(solid(color), {
        ...BOLD,
        text: 'lt1',
        borders: { ...frame, ...references('lt1', ['bottom'], 2) },
      }),
    },
    { fill: undefined, fillReference: { index: 2, color: slot(color) } },
  );
};

export const themed2: TableStyleFamily = (color) => {
  const band = part(solid('lt1', ['alpha', 0.2]));
  const edge = { reference: { index: 1, color: slot(color, ['tint', 0.5]) } };
  return style(
    {
      wholeTbl: part(NO_FILL, { text: 'lt1', borders: { left: edge, right: edge, top: edge, bottom: edge } }),
      band1H: band,
      band1V: band,
      lastCol: part(undefined, { ...BOLD, borders: references('lt1', ['left'], 2) }),
      firstCol: part(undefined, { ...BOLD, borders: references('lt1', ['right'], 2) }),
      lastRow: part(NO_FILL, { ...BOLD, borders: references('lt1', ['top'], 2) }),
      firstRow: part(NO_FILL, { ...BOLD, borders: references('lt1', ['bottom'], 3) }),
    },
    { fill: undefined, fillReference: { index: 3, color: slot(color) } },
  );
};

function style(parts: Parts, background: TableStyleSource['background'] = NO_BACKGROUND) {
  return { background, parts: new Map(Object.entries(parts)) };
}

interface PartFacts {
  readonly text?: string;
  readonly bold?: boolean;
  readonly borders?: Sides;
}

function part(fill: FillSource | undefined, { text, bold, borders = {} }: PartFacts = {}): TableStylePartSource {
  const said =
    text === undefined ? NO_RUN_PROPERTIES : { ...NO_RUN_PROPERTIES, ...themeTypefaces('minor'), fill: solid(text) };
  return { fill, fillReference: undefined, borders: new Map(Object.entries(borders)), text: { ...said, bold } };
}

function boldColumns(): Parts {
  return { lastCol: part(undefined, BOLD), firstCol: part(undefined, BOLD) };
}

function lines(color: string, sides: readonly string[]): Sides {
  return Object.fromEntries(sides.map((side) => [side, { line: { fill: solid(color) } }]));
}

/** Borders that refer to lines of the theme's format scheme. */
function references(color: string, sides: readonly string[], index = 1): Sides {
  return Object.fromEntries(sides.map((side) => [side, { reference: { index, color: slot(color) } }]));
}

function solid(color: string, transform?: readonly [name: string, value: number]): FillSource {
  return fillSource('solidFill', [slot(color, transform)]);
}

function slot(value: string, transform?: readonly [name: string, value: number]): ColorSource {
  const transforms = transform === undefined ? [] : [{ name: transform[0], value: transform[1] }];
  const key = `schemeClr ${value} ${transform?.join('') ?? ''}`;
  return { kind: 'schemeClr', value, components: [], transforms, key };
}
