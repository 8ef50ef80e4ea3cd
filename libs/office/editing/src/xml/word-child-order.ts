type ChildOrder = readonly (readonly string[])[];

const RUN_PROPERTIES = order(
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w ' +
    'kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
);

/** The children of elements of WordprocessingML in the order of their schemas (ECMA-376 Part 1, annex A.1). */
export const WORD_ORDERS: readonly (readonly [string, ChildOrder])[] = [
  ['w:rPr', RUN_PROPERTIES],
  ['w:r', [['w:rPr'], ['w:t', 'w:tab', 'w:br', 'w:sym', 'w:drawing', 'w:fldChar', 'w:instrText']]],
  ['w:tr', [['w:tblPrEx'], ['w:trPr'], ['w:tc', 'w:sdt', 'w:customXml']]],
  [
    'w:trPr',
    [
      [
        ...['cnfStyle', 'divId', 'gridBefore', 'gridAfter', 'wBefore', 'wAfter', 'cantSplit', 'trHeight', 'tblHeader'],
        ...['tblCellSpacing', 'jc', 'hidden'],
      ].map((name) => `w:${name}`),
      ['w:ins'],
      ['w:del'],
      ['w:trPrChange'],
    ],
  ],
  [
    'w:sectPr',
    order(
      'headerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg',
    ),
  ],
];

function order(names: string): ChildOrder {
  return names.split(' ').map((name) => [`w:${name}`]);
}
