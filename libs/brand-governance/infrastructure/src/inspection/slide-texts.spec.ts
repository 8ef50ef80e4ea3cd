import { describe, expect, it } from '@jest/globals';
import { paragraph, placeholder, textBox } from '@livery/office-testing';
import { drawnSlide, placed, solid } from './testing/drawn-slide.ts';

const BOX = placed(100, 100, 200, 100);

/** A text box of 200 by 100 points without insets. @param body attributes of `a:bodyPr` */
function box(paragraphs: string, body = ''): string {
  return textBox(paragraphs, { shapeProperties: BOX }).replace(
    '<a:bodyPr/>',
    `<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" ${body}/>`,
  );
}

function svgOf(shapes: string): string {
  return drawnSlide({ slides: [shapes] }).svg;
}

/** The attributes of the `<text>` with these words. */
function textAttributes(svg: string, words: string): string {
  return new RegExp(`<text ([^>]*)>${words}`).exec(svg)?.[1] ?? '';
}

const run = (text: string, properties: string): string => `<a:r>${properties}<a:t>${text}</a:t></a:r>`;

describe('text', () => {
  it('has the font, the size, the colour and the style of its runs', () => {
    const properties = `<a:rPr sz="2000" b="1" i="1" u="sng" strike="sngStrike">${solid('AA0000')}<a:latin typeface="Inter"/></a:rPr>`;
    const attributes = textAttributes(svgOf(box(paragraph('Bold', properties))), 'Bold');
    expect(attributes).toContain(`font-family="'Inter', Arial, sans-serif" font-size="20"`);
    expect(attributes).toContain('font-weight="bold" font-style="italic" text-decoration="underline line-through"');
    expect(attributes).toContain('fill="#AA0000"');
  });

  it('has one span for each look in a line', () => {
    const runs =
      run('plain ', '<a:rPr sz="1000"/>') +
      run('high', '<a:rPr sz="1000" baseline="30000"/>') +
      run(' on', '<a:rPr sz="1000"/>');
    const svg = svgOf(box(`<a:p>${runs}</a:p>`));
    expect(svg).toMatch(/<tspan[^>]*>plain <\/tspan><tspan dy="-1.98"[^>]*>high<\/tspan><tspan dy="1.98"[^>]*> on/);
  });

  it('is written in capitals where it is shown so', () => {
    expect(svgOf(box(paragraph('loud', '<a:rPr cap="all"/>')))).toContain('>LOUD</text>');
  });

  it('is broken into lines where its box ends', () => {
    const svg = svgOf(box(paragraph('one two three four five six seven eight nine ten', '<a:rPr sz="1800"/>')));
    const lines = svg.match(/<text [^>]*>[^<]*/g)?.map((line) => line.replace(/^.*>/, '')) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('one two three four five six seven eight nine ten');
  });

  it('is not broken in a box that does not wrap', () => {
    const svg = svgOf(box(paragraph('one two three four five six seven eight nine ten'), 'wrap="none"'));
    expect(svg.match(/<text /g)).toHaveLength(1);
  });

  it.each([
    ['l', 'x="100"'],
    ['ctr', 'x="200"'],
    ['r', 'x="300"'],
  ])('is aligned by algn %s', (align, x) => {
    expect(textAttributes(svgOf(box(`<a:p><a:pPr algn="${align}"/>${run('side', '')}</a:p>`)), 'side')).toContain(x);
  });

  it.each([
    ['t', 113],
    ['ctr', 153],
    ['b', 193],
  ])('stands in its box by the anchor %s', (anchor, baseline) => {
    const attributes = textAttributes(
      svgOf(box(paragraph('place', '<a:rPr sz="2000"/>'), `anchor="${anchor}"`)),
      'place',
    );
    const y = Number(/y="([\d.]+)"/.exec(attributes)?.[1]);
    expect(Math.abs(y - baseline)).toBeLessThan(7);
  });

  it('keeps the insets of its box', () => {
    const svg = svgOf(box(paragraph('inset')).replace('lIns="0"', 'lIns="127000"'));
    expect(textAttributes(svg, 'inset')).toContain('x="110"');
  });

  it('is as small as the autofit makes it', () => {
    const svg = svgOf(
      box(paragraph('fitted', '<a:rPr sz="2000"/>')).replace(
        /(<a:bodyPr[^>]*)\/>/,
        '$1><a:normAutofit fontScale="50000"/></a:bodyPr>',
      ),
    );
    expect(textAttributes(svg, 'fitted')).toContain('font-size="10"');
  });

  it('is turned with its shape, and by its own direction', () => {
    const turned = textBox(paragraph('side'), { shapeProperties: placed(100, 100, 200, 100, 'rot="5400000"') });
    expect(svgOf(turned)).toContain('<g transform="rotate(90 200 150)">');
    expect(svgOf(box(paragraph('up'), 'vert="vert270"'))).toContain('<g transform="rotate(270 200 150)">');
  });

  it('inherits its alignment and its anchor from the layout, and its indents from the master', () => {
    const { svg } = drawnSlide({
      slides: [placeholder('type="body" idx="1"', paragraph('inherited'))],
      layoutShapes: placeholder('type="body" idx="1"', '<a:p/>', {
        shapeProperties: BOX,
        listStyle: '<a:lvl1pPr algn="r"/>',
      }).replace('<a:bodyPr/>', '<a:bodyPr rIns="0" anchor="b"/>'),
      masterShapes: placeholder('type="body" idx="1"', '<a:p/>'),
      textStyles: '<p:bodyStyle><a:lvl1pPr marL="127000"><a:defRPr i="1"/></a:lvl1pPr></p:bodyStyle>',
    });
    const attributes = textAttributes(svg, 'inherited');
    expect(attributes).toContain('x="300"');
    expect(attributes).toContain('text-anchor="end"');
    expect(attributes).toContain('font-style="italic"');
    expect(Number(/y="([\d.]+)"/.exec(attributes)?.[1])).toBeGreaterThan(180);
  });
});

describe('bullets', () => {
  const level = '<a:pPr marL="254000" indent="-254000">';

  it('stand before the text with their own colour', () => {
    const bullet = `<a:buClr><a:srgbClr val="AA0000"/></a:buClr><a:buChar char="–"/>`;
    const svg = svgOf(box(`<a:p>${level}${bullet}</a:pPr>${run('item', '')}</a:p>`));
    expect(textAttributes(svg, '–')).toContain('x="100"');
    expect(textAttributes(svg, '–')).toContain('fill="#AA0000"');
    expect(textAttributes(svg, 'item')).toContain('x="120"');
  });

  it('of fonts of symbols are characters that other fonts have', () => {
    const bullet = '<a:buFont typeface="Wingdings"/><a:buChar char="§"/>';
    expect(svgOf(box(`<a:p>${level}${bullet}</a:pPr>${run('item', '')}</a:p>`))).toContain('>▪</text>');
  });

  it('count, and begin anew below a higher level', () => {
    const item = (text: string, list: number): string =>
      `<a:p><a:pPr lvl="${list}"><a:buAutoNum type="${list === 0 ? 'arabicPeriod' : 'alphaLcParenR'}"/></a:pPr>${run(text, '')}</a:p>`;
    const svg = svgOf(box([item('a', 0), item('b', 1), item('c', 1), item('d', 0), item('e', 1)].join('')));
    expect(svg.match(/>(?:\d\.|[a-z]\))</g)).toEqual(['>1.<', '>a)<', '>b)<', '>2.<', '>a)<']);
  });
});
