import { describe, expect, it } from '@jest/globals';
import type { Chart } from '@livery/office-model';
import { chart, type OfficeRelationship, type SamplePresentation } from '@livery/office-testing';
import { colorOf, firstShape } from '../testing/read-sample.ts';

const ROOT =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const MICROSOFT = 'http://schemas.microsoft.com/office';
const red = '<a:solidFill><a:srgbClr val="C0006B"/></a:solidFill>';

/** The chart of a slide. `content` stands in `c:chartSpace`; the chart may have further parts and relationships to them. */
function read(
  content: string,
  more: Readonly<Record<string, string>> = {},
  ofChart: readonly OfficeRelationship[] = [],
): Chart {
  const sample: SamplePresentation = {
    slides: [chart('rId50')],
    relationships: {
      'ppt/slides/slide1.xml': [{ id: 'rId50', type: 'chart', target: '/ppt/chart.xml' }],
      'ppt/chart.xml': ofChart,
    },
    parts: { 'ppt/chart.xml': `<c:chartSpace ${ROOT}>${content}</c:chartSpace>`, ...more },
  };
  const { chart: found } = firstShape(sample);
  if (found === null) throw new Error('The sample has no chart.');
  return found;
}

function series(...contents: readonly string[]): string {
  return contents.map((content, index) => `<c:ser><c:idx val="${index}"/>${content}</c:ser>`).join('');
}

function bars(content: string, group = 'barChart'): string {
  return `<c:chart><c:plotArea><c:${group}>${content}</c:${group}></c:plotArea></c:chart>`;
}

function fills({ elements }: Chart): string[] {
  return elements
    .filter(({ kind }) => kind === 'series')
    .map(({ path, fill, line }) => `${path} ${colorOf(fill.kind === 'none' ? line : fill)}`);
}

describe('the series of a chart', () => {
  it('take the accents of the theme in turn, or a colour of their own', () => {
    expect(fills(read(bars(series('', `<c:spPr>${red}</c:spPr>`))))).toEqual(['series[0] 4472C4', 'series[1] C0006B']);
  });

  it('have the colours of the chart style, of Office 2007 and of 2010', () => {
    const group = bars(series(''));
    expect(fills(read(`<c:style val="4"/>${group}`))).toEqual(['series[0] ED7D31']);
    expect(
      fills(read(`<c:style xmlns:c="http://schemas.microsoft.com/office/drawing/2007/8/2/chart" val="104"/>${group}`)),
    ).toEqual(['series[0] ED7D31']);
  });

  it('range from dark to light when a style has one colour, or fewer colours than there are series', () => {
    // 4472C4 at -35 % and +35 %: three series spread evenly between -70 % and +70 %.
    expect(fills(read(`<c:style val="3"/>${bars(series('', '', ''))}`))).toEqual([
      'series[0] 375DA1',
      'series[1] 4472C4',
      'series[2] A7B5DB',
    ]);
  });

  it('are greys in the first style', () => {
    expect(fills(read(`<c:style val="1"/>${bars(series('', ''))}`))).toEqual(['series[0] 5F5F5F', 'series[1] B3B3B3']);
  });

  it('have a colour for each point when the group says so', () => {
    const points = '<c:val><c:numRef><c:numCache><c:ptCount val="2"/></c:numCache></c:numRef></c:val>';
    const own = `<c:dPt><c:idx val="1"/><c:spPr>${red}</c:spPr></c:dPt>`;
    expect(fills(read(bars(`<c:varyColors val="1"/>${series(own + points)}`, 'pieChart')))).toEqual([
      'series[0]/point[1] C0006B',
      'series[0]/point[0] 4472C4',
    ]);
  });

  it('are lines in line charts', () => {
    const [line] = read(bars(series(''), 'lineChart')).elements.filter(({ kind }) => kind === 'series');
    expect([line?.fill.kind, line && colorOf(line.line)]).toEqual(['none', '4472C4']);
  });

  it("have the colours of the chart's part of colours", () => {
    const colors =
      '<cs:colorStyle xmlns:cs="http://schemas.microsoft.com/office/drawing/2012/chartStyle" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" meth="cycle">' +
      '<a:schemeClr val="accent2"/><cs:variation/><cs:variation><a:lumMod val="50000"/></cs:variation></cs:colorStyle>';
    const type = `${MICROSOFT}/2011/relationships/chartColorStyle`;
    const relationships = [{ id: 'rId1', type, target: 'colors.xml' }];
    expect(fills(read(bars(series('', '')), { 'ppt/colors.xml': colors }, relationships))).toEqual([
      'series[0] ED7D31',
      'series[1] 843C0B',
    ]);
  });
});

describe('the text of a chart', () => {
  const style = (element: string, content: string) =>
    `<c:${element}><c:txPr><a:p><a:pPr><a:defRPr>${content}</a:defRPr></a:pPr></a:p></c:txPr></c:${element}>`;

  it('is that of its titles, and that of the data in legend and axes', () => {
    const name = '<c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Sales</c:v></c:pt></c:strCache></c:strRef></c:tx>';
    const title = '<c:title><c:tx><c:rich><a:p><a:r><a:t>Our year</a:t></a:r></a:p></c:rich></c:tx></c:title>';
    const { elements } = read(
      `<c:chart>${title}<c:plotArea><c:barChart>${series(name)}</c:barChart></c:plotArea><c:legend/></c:chart>`,
    );
    const texts = elements.flatMap(({ path, text }) =>
      text.flatMap(({ runs }) => [...runs].map((run) => `${path}: ${run.text}`)),
    );
    expect(texts).toEqual(['title: Our year', 'legend: Sales']);
  });

  it('has the style of its element, or else of the chart, or else the defaults', () => {
    const space = '<c:txPr><a:p><a:pPr><a:defRPr sz="1400"/></a:pPr></a:p></c:txPr>';
    const legend = (content: string, chartText = '') =>
      read(`${chartText}<c:chart><c:plotArea/>${content}</c:chart>`)
        .elements.find(({ path }) => path === 'legend')
        ?.text[0]?.runs.at(0)?.style;
    expect(legend('<c:legend/>')).toMatchObject({ size: { nominal: 10 }, fonts: { latin: { typeface: 'Calibri' } } });
    expect(legend('<c:legend/>', space)).toMatchObject({ size: { nominal: 14, provenance: { source: 'chart' } } });
    expect(legend(style('legend', red), space)).toMatchObject({
      size: { nominal: 14 },
      paint: { color: { rgb: 0xc0006b } },
    });
  });
});

describe('a chart of Office 2016', () => {
  const EX = 'xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"';
  const frame =
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice ' +
    'xmlns:cx1="http://schemas.microsoft.com/office/drawing/2015/9/8/chartex" Requires="cx1"><p:graphicFrame>' +
    '<p:nvGraphicFramePr><p:cNvPr id="8" name="Chart"/></p:nvGraphicFramePr><a:graphic>' +
    '<a:graphicData uri="http://schemas.microsoft.com/office/drawing/2014/chartex">' +
    `<cx:chart ${EX} r:id="rId50"/></a:graphicData></a:graphic></p:graphicFrame></mc:Choice><mc:Fallback/></mc:AlternateContent>`;

  function elementsOf(content: string): Chart['elements'] {
    const { chart: found } = firstShape({
      slides: [frame],
      relationships: {
        'ppt/slides/slide1.xml': [
          { id: 'rId50', type: `${MICROSOFT}/2014/relationships/chartEx`, target: '/ppt/chartEx.xml' },
        ],
      },
      parts: { 'ppt/chartEx.xml': `<cx:chartSpace ${ROOT} ${EX}>${content}</cx:chartSpace>` },
    });
    return found?.elements ?? [];
  }

  const spPr = (content: string): string => `<cx:spPr>${content}</cx:spPr>`;
  const elements = elementsOf(
    '<cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="2"><cx:pt idx="0">North</cx:pt>' +
      '<cx:pt idx="1">South</cx:pt></cx:lvl></cx:strDim><cx:numDim type="val"><cx:lvl><cx:pt idx="0">7</cx:pt></cx:lvl>' +
      '</cx:numDim></cx:data></cx:chartData><cx:chart><cx:title><cx:tx><cx:txData><cx:f>A1</cx:f><cx:v>Our year</cx:v>' +
      '</cx:txData></cx:tx><cx:txPr><a:p><a:pPr><a:defRPr sz="2000"/></a:pPr></a:p></cx:txPr></cx:title><cx:plotArea>' +
      `<cx:plotAreaRegion><cx:plotSurface>${spPr(red)}</cx:plotSurface><cx:series layoutId="waterfall" formatIdx="1">` +
      '<cx:tx><cx:txData><cx:v>Sales</cx:v></cx:txData></cx:tx>' +
      `<cx:dataPt idx="1">${spPr(red)}</cx:dataPt><cx:dataLabels pos="outEnd"/></cx:series>` +
      '<cx:series layoutId="waterfall" hidden="1"/></cx:plotAreaRegion>' +
      '<cx:axis id="0"><cx:catScaling/><cx:tickLabels/></cx:axis>' +
      `<cx:axis id="1"><cx:valScaling/><cx:majorGridlines>${spPr(`<a:ln>${red}</a:ln>`)}</cx:majorGridlines></cx:axis>` +
      '<cx:axis id="2" hidden="1"><cx:valScaling/></cx:axis></cx:plotArea><cx:legend/></cx:chart>' +
      spPr(red),
  );
  const colorsAt = (kind: 'fill' | 'line'): string[] =>
    elements.flatMap(({ path, [kind]: paint }) => (paint.kind === 'none' ? [] : [`${path}: ${colorOf(paint)}`]));

  it('has the colours of its series, points, areas and lines', () => {
    expect(colorsAt('fill')).toEqual([
      ': C0006B',
      'plot_area: C0006B',
      'series[0]/point[1]: C0006B',
      'series[0]: ED7D31',
    ]);
    expect(colorsAt('line')).toEqual(['axis[value]/gridlines: C0006B']);
  });

  it('has the texts of its title, legend, axes and labels in their styles', () => {
    const texts = elements.flatMap(({ path, text }) =>
      text.flatMap(({ runs }) => [...runs].map((run) => `${path}: ${run.text}, ${run.style.size.nominal} pt`)),
    );
    expect(texts).toEqual([
      'title: Our year, 20 pt',
      'series[0]/labels: 0, 10 pt',
      'axis[category]: North\nSouth, 10 pt',
      'axis[value]: 0, 10 pt',
      'legend: Sales, 10 pt',
    ]);
    const whole = elements.flatMap(({ text }) => text.map((paragraph) => paragraph.text));
    expect(whole).toEqual(['Our year', '0', 'North\nSouth', '0', 'Sales']);
  });
});
