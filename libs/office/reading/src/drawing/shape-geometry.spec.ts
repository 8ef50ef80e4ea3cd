import { describe, expect, it } from '@jest/globals';
import { placeholder, textBox } from '@livery/office-testing';
import { firstShape } from '../testing/read-sample.ts';

const at = (x: number | string, y: number | string): string => `<a:pt x="${x}" y="${y}"/>`;
const outline = ([first, ...others]: readonly string[]): string =>
  `<a:moveTo>${first}</a:moveTo>${others.map((point) => `<a:lnTo>${point}</a:lnTo>`).join('')}<a:close/>`;
const path = (content: string, attributes = 'w="200" h="100"'): string => `<a:path ${attributes}>${content}</a:path>`;
const freeform = (paths: string): string => `<a:custGeom><a:avLst/><a:pathLst>${paths}</a:pathLst></a:custGeom>`;

const BOX = outline([at(0, 0), at(200, 0), at(200, 100), at(0, 100)]);
const HOLE = outline([at(50, 25), at(150, 25), at(150, 75), at(50, 75)]);
const TRIANGLE = outline([at(100, 0), at(200, 100), at(0, 100)]);
const ROUNDED =
  `<a:moveTo>${at(0, 10)}</a:moveTo><a:cubicBezTo>${at(0, 4)}${at(4, 0)}${at(10, 0)}</a:cubicBezTo>` +
  `<a:lnTo>${at(200, 0)}</a:lnTo><a:lnTo>${at(200, 100)}</a:lnTo><a:lnTo>${at(0, 100)}</a:lnTo><a:close/>`;
const ARC = `<a:moveTo>${at(0, 0)}</a:moveTo><a:arcTo wR="100" hR="50" stAng="0" swAng="21600000"/>`;
const JAGGED = outline(
  Array.from({ length: 100 }, (_, index) => at(index * 2, index % 2)).concat(at(200, 100), at(0, 100)),
);

function geometryOf(shapeProperties: string): string | null {
  return firstShape({ slides: [textBox('', { shapeProperties })] }).geometry;
}

describe('the geometry of a freeform', () => {
  it.each([
    ['of a rectangle', path(BOX), 'rect'],
    ['of a rectangle with a rounded corner', path(ROUNDED), 'rect'],
    ['of a rectangle below lines', path(BOX) + path(TRIANGLE, 'w="200" h="100" fill="none"'), 'rect'],
    ['of a rectangle without a fill', path(BOX, 'w="200" h="100" fill="none"'), 'custom'],
    ['of a rectangle with a hole', path(BOX + HOLE), 'custom'],
    ['of a rectangle in a part of its box', path(BOX, 'w="400" h="100"'), 'custom'],
    ['of a triangle', path(TRIANGLE), 'custom'],
    ['with an arc', path(ARC), 'custom'],
    ['of formulas', path(outline([at('l', 't'), at('r', 't'), at('r', 'b')])), 'custom'],
    ['without the size of its box', path(BOX, ''), 'custom'],
    ['of very many points', path(JAGGED), 'custom'],
    ['without a path', '', 'custom'],
  ])('%s', (_, paths, geometry) => {
    expect(geometryOf(freeform(paths))).toBe(geometry);
  });
});

describe('the geometry of a placeholder', () => {
  const title = (shapeProperties: string): string => placeholder('type="title"', '', { shapeProperties });

  it('is that of its layout, and then that of its master', () => {
    const donut = title('<a:prstGeom prst="donut"/>');
    expect(firstShape({ slides: [title('')], layoutShapes: donut }).geometry).toBe('donut');
    expect(firstShape({ slides: [title('')], layoutShapes: title(''), masterShapes: donut }).geometry).toBe('donut');
    const blob = title(freeform(path(TRIANGLE)));
    expect(firstShape({ slides: [title('')], layoutShapes: blob, masterShapes: donut }).geometry).toBe('custom');
  });

  it('is its own when it has one', () => {
    const slides = [title('<a:prstGeom prst="ellipse"/>')];
    expect(firstShape({ slides, layoutShapes: title('<a:prstGeom prst="donut"/>') }).geometry).toBe('ellipse');
  });

  it('is not known when none is given', () => {
    expect(firstShape({ slides: [title('')] }).geometry).toBeNull();
    expect(geometryOf('')).toBeNull();
  });
});
