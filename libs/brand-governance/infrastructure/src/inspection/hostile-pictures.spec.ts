import { describe, expect, it } from '@jest/globals';
import { paragraph, placeholder, textBox } from '@livery/office-testing';
import { drawnSlide, placed, solid } from './testing/drawn-slide.ts';

const BREAKOUTS = [
  '</text></svg><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]><script>alert(1)</script>',
  '<!-- --><style>*{background:url(//x.example)}</style>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript:alert(1)',
  '\u202Egnp.exe\u0007',
];

function xml(text: string): string {
  return text
    .replace(/[\u0000-\u0008]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

/** The names of all elements and attributes of a picture. */
function vocabulary(svg: string): ReadonlySet<string> {
  const outside = svg.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><');
  return new Set(outside.match(/[A-Za-z:-]+(?==)|(?<=<\/?)[A-Za-z]+/g) ?? []);
}

const PLAIN = drawnSlide({
  slides: [placeholder('type="title"', paragraph('Plain'), { shapeProperties: placed(0, 0, 700, 50) })],
}).svg;

describe('texts of a document that try to leave its picture', () => {
  it.each(BREAKOUTS)('are words as other words: %s', (text) => {
    const title = placeholder('type="title"', paragraph(xml(text)), { shapeProperties: placed(0, 0, 700, 50) });
    const { svg } = drawnSlide({ slides: [title] });
    expect([...vocabulary(svg)].filter((word) => !vocabulary(PLAIN).has(word))).toEqual([]);
    expect(svg).not.toMatch(/<script|<img|<style|[\u0000-\u0008\u202a-\u202e]/);
  });

  it.each([
    "Arial'; background: url(//x.example); '",
    'Arial"/><script>alert(1)</script>',
    'Ar\\27 ial',
    'Arial</style>',
    `A${'a'.repeat(100)}`,
    '@import url(x)',
    'expression(alert(1))',
  ])('as typefaces give the fonts that every reader has: %s', (typeface) => {
    const properties = `<a:rPr><a:latin typeface="${xml(typeface)}"/></a:rPr>`;
    const { svg } = drawnSlide({
      slides: [textBox(paragraph('text', properties), { shapeProperties: placed(0, 0, 300, 50) })],
    });
    expect(/font-family="([^"]*)"/.exec(svg)?.[1]).toBe('Arial, sans-serif');
  });

  it('keep typefaces of other scripts', () => {
    const properties = '<a:rPr><a:latin typeface="游ゴシック Light"/></a:rPr>';
    const { svg } = drawnSlide({
      slides: [textBox(paragraph('text', properties), { shapeProperties: placed(0, 0, 300, 50) })],
    });
    expect(svg).toContain(`font-family="'游ゴシック Light', Arial, sans-serif"`);
  });
});

describe('numbers of a document', () => {
  it('are finite and bounded in the picture', () => {
    const far = `<a:xfrm rot="99999999999"><a:off x="2147483647" y="-2147483648"/><a:ext cx="2147483647" cy="2147483647"/></a:xfrm>`;
    const line = `<a:ln w="999999999">${solid('112233')}</a:ln>`;
    const text = paragraph('huge', '<a:rPr sz="400000" spc="99999999" baseline="-9999999"/>');
    const { svg } = drawnSlide({ slides: [textBox(text, { shapeProperties: far + line })] });
    const numbers = svg.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g)?.map(Number) ?? [];
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(1_000_000);
  });

  it('of zero or negative sizes draw without failing', () => {
    for (const [width, height] of [
      [0, 0],
      [-5, 10],
      [1, 0],
    ] as const) {
      const shape = textBox(paragraph('thin'), {
        shapeProperties: `${placed(10, 10, width, height)}<a:prstGeom prst="chevron"/>`,
      });
      expect(drawnSlide({ slides: [shape] }).svg).toContain('</svg>');
    }
  });
});
