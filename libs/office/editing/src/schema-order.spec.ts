import { describe, expect, it } from '@jest/globals';
import type { DocumentChange } from '@livery/office-model';
import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { chartDeck } from './testing/chart-cases.ts';
import { editSample } from './testing/edited-sample.ts';
import { BOUND, MAGENTA, TO_ACCENT } from './testing/writing-cases.ts';

const SLIDE = '/ppt/slides/slide1.xml';
const CHART = '/ppt/chart.xml';
const EXTENSIONS = '<a:extLst><a:ext uri="x"/></a:extLst>';

/** All children of an element in the order of ECMA-376, the one that an edit adds included. */
interface Order {
  readonly name: string;
  readonly children: readonly string[];
  /** The child that is added. */
  readonly added: string;
  readonly sample: (children: string) => SamplePresentation;
  readonly part: string;
  readonly location: string;
  readonly change: DocumentChange;
}

const color = (surface: Extract<DocumentChange, { kind: 'color' }>['surface']): DocumentChange => ({
  kind: 'color',
  surface,
  from: MAGENTA,
  to: TO_ACCENT,
});
const font = (slot: 'latin' | 'ea' | 'cs' | 'sym'): DocumentChange => ({
  kind: 'font',
  slot,
  from: 'Arial',
  to: { kind: 'typeface', typeface: 'Inter' },
});

const run = (children: string): SamplePresentation => ({
  slides: [textBox(paragraph('A', `<a:rPr>${children}</a:rPr>`))],
});
const RUN = { sample: run, part: SLIDE, location: 'slide[0]/shape[0]/paragraph[0]/run[0]' };
const RUN_START = ['<a:ln/>', BOUND, '<a:effectLst/>', '<a:highlight/>', '<a:uLnTx/>', '<a:uFillTx/>'];
const RUN_CHILDREN = [
  ...RUN_START,
  ...['latin', 'ea', 'cs', 'sym'].map((slot) => `<a:${slot} typeface="Inter"/>`),
  '<a:hlinkClick r:id=""/>',
  '<a:hlinkMouseOver r:id=""/>',
  '<a:rtl val="0"/>',
  EXTENSIONS,
];
const PARAGRAPH_CHILDREN = [
  '<a:lnSpc/>',
  '<a:spcBef/>',
  '<a:spcAft/>',
  '<a:buClr><a:schemeClr val="accent1"/></a:buClr>',
  '<a:buSzPct val="90000"/>',
  '<a:buFont typeface="Inter"/>',
  '<a:buChar char="x"/>',
  '<a:tabLst/>',
  '<a:defRPr/>',
  EXTENSIONS,
];
const paragraphOf = (children: string): SamplePresentation => ({
  slides: [textBox(`<a:p><a:pPr>${children}</a:pPr><a:r><a:t>A</a:t></a:r></a:p>`)],
});
const PARAGRAPH = { sample: paragraphOf, part: SLIDE, location: 'slide[0]/shape[0]/paragraph[0]' };
const SHAPE_CHILDREN = [
  '<a:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></a:xfrm>',
  '<a:prstGeom prst="rect"/>',
  BOUND,
  `<a:ln>${BOUND}</a:ln>`,
  '<a:effectLst/>',
  '<a:scene3d/>',
  '<a:sp3d/>',
  EXTENSIONS,
];
const shapeOf = (children: string): SamplePresentation => ({
  slides: [textBox(paragraph('A'), { shapeProperties: children })],
});
const SHAPE = { children: SHAPE_CHILDREN, sample: shapeOf, part: SLIDE, location: 'slide[0]/shape[0]' };
const CELL_CHILDREN = [
  '<a:lnL/>',
  '<a:lnR/>',
  '<a:lnT/>',
  '<a:lnB/>',
  '<a:cell3D/>',
  BOUND,
  '<a:headers/>',
  EXTENSIONS,
];
const LINE_CHILDREN = [BOUND, '<a:prstDash val="dash"/>', '<a:round/>', '<a:headEnd/>', '<a:tailEnd/>'];
const SERIES_CHILDREN = [
  '<c:idx val="0"/>',
  '<c:order val="0"/>',
  '<c:tx/>',
  `<c:spPr>${BOUND}</c:spPr>`,
  '<c:invertIfNegative val="0"/>',
  '<c:dPt><c:idx val="9"/></c:dPt>',
  '<c:dLbls/>',
  '<c:cat/>',
  '<c:val/>',
];
const POINT = `<c:dPt><c:idx val="1"/><c:bubble3D val="0"/><c:spPr>${BOUND}</c:spPr></c:dPt>`;
const seriesOf = (children: string): SamplePresentation =>
  chartDeck(`<c:chart><c:plotArea><c:pieChart><c:ser>${children}</c:ser></c:pieChart></c:plotArea></c:chart>`);
const TEXT = '<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200"/></a:pPr><a:endParaRPr/></a:p></c:txPr>';
const AXIS_CHILDREN = [
  ...['<c:axId val="1"/>', '<c:scaling/>', '<c:delete val="0"/>', '<c:axPos val="b"/>', '<c:numFmt/>'],
  ...['<c:majorTickMark val="out"/>', '<c:tickLblPos val="low"/>', '<c:spPr/>', TEXT, '<c:crossAx val="2"/>'],
];
const axisOf = (children: string): SamplePresentation =>
  chartDeck(`<c:chart><c:plotArea><c:catAx>${children}</c:catAx></c:plotArea></c:chart>`);

const ORDERS: readonly Order[] = [
  { name: 'a fill in a:rPr', children: [...RUN_START, EXTENSIONS], added: BOUND, ...RUN, change: color('text') },
  ...(['latin', 'ea', 'cs', 'sym'] as const).map((slot) => {
    const added = `<a:${slot} typeface="Inter"/>`;
    return { name: `a:${slot} in a:rPr`, children: RUN_CHILDREN, added, ...RUN, change: font(slot) };
  }),
  {
    name: 'a:buClr in a:pPr',
    children: PARAGRAPH_CHILDREN,
    added: '<a:buClr><a:schemeClr val="accent1"/></a:buClr>',
    ...PARAGRAPH,
    change: color('bullet'),
  },
  {
    name: 'a:buFont in a:pPr',
    children: PARAGRAPH_CHILDREN,
    added: '<a:buFont typeface="Inter"/>',
    ...PARAGRAPH,
    change: font('latin'),
  },
  { name: 'a fill in p:spPr', ...SHAPE, added: BOUND, change: color('fill') },
  { name: 'a:ln in p:spPr', ...SHAPE, added: `<a:ln>${BOUND}</a:ln>`, change: color('line') },
  {
    name: 'a:xfrm in p:spPr',
    ...SHAPE,
    added: '<a:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></a:xfrm>',
    change: { kind: 'box', from: { x: 0, y: 0, width: 1, height: 1 }, to: { x: 1, y: 2, width: 3, height: 4 } },
  },
  {
    name: 'a fill in a:ln',
    children: LINE_CHILDREN,
    added: BOUND,
    sample: (children) => shapeOf(`<a:ln>${children}</a:ln>`),
    part: SLIDE,
    location: 'slide[0]/shape[0]',
    change: color('line'),
  },
  {
    name: 'a fill in a:tcPr',
    children: CELL_CHILDREN,
    added: BOUND,
    sample: (children) => ({ slides: [tableOfOneCell(paragraph('A'), '', children)] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]/cell[0,0]',
    change: color('table_fill'),
  },
  {
    name: 'a footer in p:spTree',
    children: [
      textBox(paragraph('A')),
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Shape 5"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="ftr"/></p:nvPr></p:nvSpPr>' +
        '<p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>B</a:t></a:r></a:p></p:txBody></p:sp>',
      '<p:extLst><p:ext uri="x"/></p:extLst>',
    ],
    added:
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Shape 5"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="ftr"/></p:nvPr></p:nvSpPr>' +
      '<p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>B</a:t></a:r></a:p></p:txBody></p:sp>',
    sample: (children) => ({ slides: [children], layoutShapes: placeholder('type="ftr"', '', { id: 5 }) }),
    part: SLIDE,
    location: 'slide[0]',
    change: { kind: 'footer', placeholder: 'ftr', text: 'B' },
  },
  {
    name: 'c:spPr in c:ser',
    children: SERIES_CHILDREN,
    added: `<c:spPr>${BOUND}</c:spPr>`,
    sample: seriesOf,
    part: CHART,
    location: 'slide[0]/shape[0]/chart/series[0]',
    change: color('chart_series'),
  },
  {
    name: 'c:dPt in c:ser',
    children: [...SERIES_CHILDREN.slice(0, 6), POINT, ...SERIES_CHILDREN.slice(6)],
    added: POINT,
    sample: seriesOf,
    part: CHART,
    location: 'slide[0]/shape[0]/chart/series[0]/point[1]',
    change: color('chart_series'),
  },
  {
    name: 'c:txPr in c:catAx',
    children: AXIS_CHILDREN,
    added: TEXT,
    sample: axisOf,
    part: CHART,
    location: 'slide[0]/shape[0]/chart/axis[category]/paragraph[0]/run[0]',
    change: { kind: 'size', from: 10, to: 12 },
  },
];

describe('a new child', () => {
  it.each(ORDERS.map((order) => [order.name, order] as const))(
    'stands where the schema wants it: %s',
    (_name, order) => {
      const { children, added, sample, part, location, change } = order;
      const before = children.filter((child) => child !== added).join('');
      const { outcomes, text, textBefore } = editSample(sample(before), { part, location, change });
      expect(outcomes).toEqual([expect.objectContaining({ written: true })]);
      expect(textBefore(part)).toContain(before);
      expect(text(part)).toBe(textBefore(part).replace(before, () => children.join('')));
    },
  );

  it.each(ORDERS.filter(({ change }) => change.kind !== 'footer').map((order) => [order.name, order] as const))(
    'stands in an element of its own: %s',
    (_name, order) => {
      const { added, sample, part, location, change } = order;
      const { text } = editSample(sample(''), { part, location, change });
      expect(text(part)).toContain(added);
    },
  );
});
