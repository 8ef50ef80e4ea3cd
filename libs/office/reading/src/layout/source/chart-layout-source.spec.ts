import { describe, expect, it } from '@jest/globals';
import { type ChartLayout, DeckLayout } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { chart, samplePresentation } from '@livery/office-testing';
import { readPresentation } from '../../presentation/presentation-reader.ts';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const ROOT = `xmlns:c="${CHART}" xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"`;

/** What a chart shows. `groups` stands in the plot area. */
function read(groups: string, prefix = 'c'): ChartLayout | undefined {
  const content = `<${prefix}:chart><${prefix}:plotArea>${groups}</${prefix}:plotArea></${prefix}:chart>`;
  const into = new DeckLayout();
  const file = samplePresentation({
    slides: [chart('rId50')],
    relationships: { 'ppt/slides/slide1.xml': [{ id: 'rId50', type: 'chart', target: '/ppt/chart.xml' }] },
    parts: { 'ppt/chart.xml': `<${prefix}:chartSpace ${ROOT}>${content}</${prefix}:chartSpace>` },
  });
  readPresentation(OoxmlPackage.open(file), { layout: { into, wants: () => true } });
  return [...into.charts.values()][0];
}

const point = (at: number | string, value: number | string): string => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
const series = (points = '', element = 'val'): string =>
  `<c:ser><c:${element}><c:numRef><c:numCache>${points}</c:numCache></c:numRef></c:${element}></c:ser>`;
const kindsOf = (groups: string) =>
  read(groups)?.series.map(({ kind, stacked }) => `${kind}${stacked ? ', stacked' : ''}`);
const valuesOf = (points: string, element = 'val') =>
  read(`<c:lineChart>${series(points, element)}</c:lineChart>`)?.series[0]?.values;

describe('what a chart shows', () => {
  it.each([
    ['barChart', 'column'],
    ['bar3DChart', 'column'],
    ['lineChart', 'line'],
    ['line3DChart', 'line'],
    ['stockChart', 'line'],
    ['areaChart', 'area'],
    ['area3DChart', 'area'],
    ['pieChart', 'pie'],
    ['pie3DChart', 'pie'],
    ['ofPieChart', 'pie'],
    ['doughnutChart', 'doughnut'],
    ['scatterChart', 'dots'],
    ['bubbleChart', 'dots'],
    ['surfaceChart', 'other'],
  ])('is by the element of its group: c:%s is a kind "%s"', (group, kind) => {
    expect(kindsOf(`<c:${group}>${series()}</c:${group}>`)).toEqual([kind]);
  });

  it('has bars that lie when their direction says so, and stacks of both groupings', () => {
    const bars = (direction: string, grouping: string): string =>
      `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${grouping}"/>${series()}</c:barChart>`;
    expect(kindsOf(bars('bar', 'clustered') + bars('col', 'stacked') + bars('bar', 'percentStacked'))).toEqual([
      'bar',
      'column, stacked',
      'bar, stacked',
    ]);
  });

  it('has the series of all its groups in the order of the file, of charts since Office 2016, too', () => {
    expect(kindsOf(`<c:barChart>${series()}${series()}</c:barChart><c:lineChart>${series()}</c:lineChart>`)).toEqual([
      'column',
      'column',
      'line',
    ]);
    const region = '<cx:plotAreaRegion><cx:series layoutId="funnel"/></cx:plotAreaRegion>';
    expect(read(region, 'cx')?.series).toEqual([{ kind: 'other', stacked: false, values: [] }]);
  });

  it('has values at their places; those that are empty or no numbers are 0', () => {
    expect(valuesOf(point(3, 7.5) + point(0, -2) + point(1, 'n/a'))).toEqual([-2, 0, 0, 7.5]);
    expect(valuesOf(point(0, 4), 'yVal')).toEqual([4]);
    expect(valuesOf('<c:pt><c:v>5</c:v></c:pt><c:pt><c:v>6</c:v></c:pt>')).toEqual([5, 6]);
  });

  it('has no values of the horizontal axis or of bubbles', () => {
    expect(valuesOf(point(0, 4), 'xVal')).toEqual([]);
    expect(valuesOf(point(0, 4), 'bubbleSize')).toEqual([]);
  });

  it('has the first 200 values of a series and the first 100 series', () => {
    expect(valuesOf(point(-1, 1) + point(200, 1))).toEqual([]);
    expect(valuesOf(point(199, 1))).toHaveLength(200);
    expect(read(`<c:lineChart>${series().repeat(101)}</c:lineChart>`)?.series).toHaveLength(100);
  });

  it('has the labels of its categories', () => {
    const labels = `<c:strCache><c:ptCount val="2"/>${point(0, 'Q1')}${point(1, 'Q2')}</c:strCache>`;
    const categories = `<c:ser><c:cat><c:strRef>${labels}</c:strRef></c:cat></c:ser>`;
    expect(read(`<c:pieChart>${categories}</c:pieChart>`)?.categories).toEqual(['Q1', 'Q2']);
  });
});
