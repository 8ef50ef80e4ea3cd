import { WORD_ORDERS } from './word-child-order.ts';

const FILLS = ['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill'] as const;
const EFFECTS = ['a:effectLst', 'a:effectDag'] as const;

const RUN_PROPERTIES = [
  ['a:ln'],
  FILLS,
  EFFECTS,
  ['a:highlight'],
  ['a:uLnTx', 'a:uLn'],
  ['a:uFillTx', 'a:uFill'],
  ['a:latin'],
  ['a:ea'],
  ['a:cs'],
  ['a:sym'],
  ['a:hlinkClick'],
  ['a:hlinkMouseOver'],
  ['a:rtl'],
] as const;

const PARAGRAPH_PROPERTIES = [
  ['a:lnSpc'],
  ['a:spcBef'],
  ['a:spcAft'],
  ['a:buClrTx', 'a:buClr'],
  ['a:buSzTx', 'a:buSzPct', 'a:buSzPts'],
  ['a:buFontTx', 'a:buFont'],
  ['a:buNone', 'a:buAutoNum', 'a:buChar', 'a:buBlip'],
  ['a:tabLst'],
  ['a:defRPr'],
] as const;

const SHAPE_PROPERTIES = [['a:xfrm'], ['a:custGeom', 'a:prstGeom'], FILLS, ['a:ln'], EFFECTS] as const;
const LINE = [FILLS] as const;

/** The children of elements in the order of their schemas, as far as new children stand before or behind them; those that exclude each other stand together. */
const ORDERS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map<string, readonly (readonly string[])[]>([
  ...['a:rPr', 'a:defRPr', 'a:endParaRPr'].map((name) => [name, RUN_PROPERTIES] as const),
  ...['a:pPr', 'a:defPPr', ...Array.from({ length: 9 }, (_, at) => `a:lvl${at + 1}pPr`)].map(
    (name) => [name, PARAGRAPH_PROPERTIES] as const,
  ),
  ...['p:spPr', 'c:spPr', 'cx:spPr', 'dsp:spPr', 'wps:spPr', 'pic:spPr'].map(
    (name) => [name, SHAPE_PROPERTIES] as const,
  ),
  ['p:grpSpPr', [['a:xfrm'], FILLS, EFFECTS]],
  ...['a:ln', 'a:lnL', 'a:lnR', 'a:lnT', 'a:lnB', 'a:lnTlToBr', 'a:lnBlToTr', 'a:uLn'].map(
    (name) => [name, LINE] as const,
  ),
  ['a:tcPr', [['a:lnL'], ['a:lnR'], ['a:lnT'], ['a:lnB'], ['a:lnTlToBr'], ['a:lnBlToTr'], ['a:cell3D'], FILLS]],
  ['a:tc', [['a:txBody'], ['a:tcPr']]],
  ['a:tbl', [['a:tblPr'], ['a:tblGrid'], ['a:tr']]],
  ['a:r', [['a:rPr'], ['a:t']]],
  ['a:br', [['a:rPr']]],
  ['a:fld', [['a:rPr'], ['a:pPr'], ['a:t']]],
  ['a:p', [['a:pPr'], ['a:r', 'a:br', 'a:fld'], ['a:endParaRPr']]],
  ['a:xfrm', [['a:off'], ['a:ext'], ['a:chOff'], ['a:chExt']]],
  ['p:xfrm', [['a:off'], ['a:ext']]],
  ['p:cSld', [['p:bg'], ['p:spTree']]],
  [
    'p:spTree',
    [
      ['p:nvGrpSpPr'],
      ['p:grpSpPr'],
      ['p:sp', 'p:grpSp', 'p:graphicFrame', 'p:cxnSp', 'p:pic', 'p:contentPart', 'p14:contentPart'],
    ],
  ],
  ['p:bg', [['p:bgPr', 'p:bgRef']]],
  [
    'c:chartSpace',
    [
      ['c:date1904'],
      ['c:lang'],
      ['c:roundedCorners'],
      ['c:style', 'c14:style'],
      ['c:clrMapOvr'],
      ['c:pivotSource'],
      ['c:pivotFmts'],
      ['c:protection'],
      ['c:chart'],
      ['c:spPr'],
      ['c:txPr'],
    ],
  ],
  ...WORD_ORDERS,
  [
    'c:ser',
    [
      ['c:idx'],
      ['c:order'],
      ['c:tx'],
      ['c:spPr'],
      ['c:invertIfNegative'],
      ['c:pictureOptions'],
      ['c:marker'],
      ['c:explosion'],
      ['c:dPt'],
    ],
  ],
  ['cx:series', [['cx:tx'], ['cx:spPr']]],
  ['cx:dataPt', [['cx:spPr']]],
  ['cx:title', [['cx:tx'], ['cx:spPr'], ['cx:txPr']]],
  ['cx:legend', [['cx:spPr'], ['cx:txPr']]],
  ['c:dPt', [['c:idx'], ['c:invertIfNegative'], ['c:marker'], ['c:bubble3D'], ['c:explosion'], ['c:spPr']]],
  ['c:marker', [['c:symbol'], ['c:size'], ['c:spPr']]],
  ['c:title', [['c:tx'], ['c:layout'], ['c:overlay'], ['c:spPr'], ['c:txPr']]],
  ['c:legend', [['c:legendPos'], ['c:legendEntry'], ['c:layout'], ['c:overlay'], ['c:spPr'], ['c:txPr']]],
  ...['c:valAx', 'c:catAx', 'c:dateAx', 'c:serAx'].map((name) => [name, AXIS()] as const),
  ['c:dLbls', [['c:dLbl'], ['c:delete'], ['c:numFmt'], ['c:spPr'], ['c:txPr']]],
  ['c:dTable', [['c:showHorzBorder'], ['c:showVertBorder'], ['c:showOutline'], ['c:showKeys'], ['c:spPr'], ['c:txPr']]],
  ['c:majorGridlines', [['c:spPr']]],
  ['c:minorGridlines', [['c:spPr']]],
]);

function AXIS(): readonly (readonly string[])[] {
  return [
    'axId',
    'scaling',
    'delete',
    'axPos',
    'majorGridlines',
    'minorGridlines',
    'title',
    'numFmt',
    'majorTickMark',
    'minorTickMark',
    'tickLblPos',
    'spPr',
    'txPr',
  ].map((name) => [`c:${name}`]);
}

/** The rank of a child among the children of an element. What the tables do not name, such as `extLst`, comes last. */
export function rankOf(parent: string, child: string): number {
  const rank = ORDERS.get(parent)?.findIndex((names) => names.includes(child)) ?? -1;
  return rank === -1 ? Number.MAX_SAFE_INTEGER : rank;
}

/** Whether the tables say where a child stands. */
export function hasPlace(parent: string, child: string): boolean {
  return rankOf(parent, child) !== Number.MAX_SAFE_INTEGER;
}

export const FILL_ELEMENTS: ReadonlySet<string> = new Set(FILLS);

export const COLOR_ELEMENTS: ReadonlySet<string> = new Set(
  ['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'scrgbClr', 'hslClr'].map((name) => `a:${name}`),
);
