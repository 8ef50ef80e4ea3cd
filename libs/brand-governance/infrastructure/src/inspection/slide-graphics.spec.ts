import { describe, expect, it } from '@jest/globals';
import type { SamplePresentation } from '@livery/office-testing';
import { drawnSlide, solid } from './testing/drawn-slide.ts';
import { cellSample, chartSample, chartSeries, smartArtSample } from './testing/graphic-samples.ts';
import { pictureFlaws } from './testing/picture-flaws.ts';

const BREAKOUT = '&lt;/text&gt;&lt;/svg&gt;&lt;script&gt;alert(1)&lt;/script&gt;';

/** The picture of a slide, without flaws. */
function svgOf(sample: SamplePresentation): string {
  const { svg } = drawnSlide(sample);
  expect(pictureFlaws(svg)).toEqual([]);
  return svg;
}

const plot = (group: string, series: string, more = ''): string =>
  `${more}<c:plotArea><c:${group}>${series}</c:${group}></c:plotArea>`;

/** The heights of the boxes with this fill, from left to right. */
function heights(svg: string, color: string): readonly number[] {
  const boxes = svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="[\d.]+" height="([\d.]+)" fill="(#[0-9A-F]{6})"/g);
  const found = [...boxes].filter(([, , , fill]) => fill === color).map(([, x, height]) => [Number(x), Number(height)]);
  return found.toSorted(([one = 0], [other = 0]) => one - other).map(([, height = 0]) => height);
}

describe('charts', () => {
  it('have columns as high as their values', () => {
    const svg = svgOf(chartSample(plot('barChart', chartSeries(0, [1, 4, 2]))));
    const [one = 0, four = 0, two = 0, ...others] = heights(svg, '#C0006B');
    expect(others).toEqual([]);
    expect(four / one).toBeCloseTo(4, 1);
    expect(two / one).toBeCloseTo(2, 1);
  });

  it('have the columns of two series side by side, each in its colour', () => {
    const svg = svgOf(chartSample(plot('barChart', chartSeries(0, [1, 2]) + chartSeries(1, [2, 1], '2A9D8F'))));
    expect([heights(svg, '#C0006B').length, heights(svg, '#2A9D8F').length]).toEqual([2, 2]);
    expect(heights(svg, '#C0006B')).toEqual(heights(svg, '#2A9D8F').toReversed());
  });

  it.each([
    ['lineChart', /<path d="M[\d. L]+" fill="none" stroke="#C0006B"/],
    ['areaChart', /<path d="M[\d. ]+L[\d. ]+L[\d. ]+V[\d.]+H[\d.]+Z" fill="#C0006B"/],
    ['pieChart', /<path d="M[^"]*A[^"]*Z" transform="translate\([\d. ]+\)" fill="#C0006B"/],
    ['doughnutChart', /<circle [^>]*fill="#FFFFFF"/],
  ])('are drawn as %s', (group, expected) => {
    expect(svgOf(chartSample(plot(group, chartSeries(0, [1, 3, 2]))))).toMatch(expected);
  });

  it.each([
    ['values that are no numbers', ['NaN', 'Infinity', '-1e999', '']],
    ['values that are all zero', [0, 0]],
    ['negative values', [-5, -1]],
    ['very large values', [1e308, 1e308, -1e308]],
  ])('with %s are drawn without a number that is none', (_, values) => {
    for (const group of ['barChart', 'lineChart', 'areaChart', 'pieChart', 'scatterChart']) {
      const series = chartSeries(0, values) + chartSeries(1, values);
      expect(svgOf(chartSample(plot(group, `<c:grouping val="stacked"/>${series}`)))).toContain('</svg>');
    }
  });

  it('have titles that are words as other words', () => {
    const title = `<c:title><c:tx><c:rich><a:p><a:r><a:t>${BREAKOUT}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
    expect(svgOf(chartSample(plot('barChart', chartSeries(0, [1]), title)))).toContain('&lt;script&gt;');
  });
});

describe('SmartArt', () => {
  it('is drawn where its shapes lie, with their texts', () => {
    const svg = svgOf(smartArtSample(BREAKOUT));
    expect(svg).toContain('fill="#C0006B"');
    expect(svg).toMatch(/translate\(40 60\)|M40 60H140V110/);
    expect(svg).toContain('&lt;script&gt;');
  });
});

describe('the borders of table cells', () => {
  const border = (side: string, color: string, width: number): string =>
    `<a:${side} w="${width * 12_700}">${solid(color)}</a:${side}>`;

  it('are lines on their sides, above the fill of the cell', () => {
    const borders = border('lnL', '112233', 3) + border('lnB', '445566', 1);
    const svg = svgOf(cellSample(BREAKOUT, borders + solid('EEEEEE')));
    expect(svg).toContain('<rect x="10" y="20" width="320" height="240" fill="#EEEEEE"');
    expect(svg).toMatch(/<path d="M10 20V260"[^>]* stroke="#112233"[^>]* stroke-width="3"/);
    expect(svg).toMatch(/<path d="M10 260H330"[^>]* stroke="#445566"[^>]* stroke-width="1"/);
    expect(svg.match(/stroke="#/g)).toHaveLength(2);
    expect(svg.indexOf('#EEEEEE')).toBeLessThan(svg.indexOf('#112233'));
  });

  it('that have no line are not drawn', () => {
    expect(svgOf(cellSample('calm', '<a:lnL w="12700"><a:noFill/></a:lnL>'))).not.toContain('M10 20V260');
  });
});
