import type { Shape } from '@livery/office-model';

/** Presets without an area (ECMA-376 Part 1, 20.1.10.56). Their fill is never painted. */
const LINES = /^(?:line|lineInv|straightConnector\d|bentConnector\d|curvedConnector\d)$/;
/** Geometries whose fill may be missing behind their own text: presets, and freeforms that do not cover their box. */
const HOLLOW: ReadonlySet<string> = new Set(['donut', 'frame', 'halfFrame', 'noSmoking', 'blockArc', 'arc', 'custom']);
/**
 * Presets whose fill lies behind their own text, but leaves out much of their box. Braces are filled on the side of their text. Brackets,
 * and pairs of brackets or braces, are filled up to their rounded ends.
 */
const SLANTED: ReadonlySet<string> = new Set([
  'triangle',
  'rtTriangle',
  'moon',
  'pie',
  'chord',
  'leftBrace',
  'rightBrace',
]);

/** Whether a shape is a line, which has no area that a fill could paint. */
export function isLine({ geometry }: Shape): boolean {
  return geometry !== null && LINES.test(geometry);
}

/** Whether the fill of a shape may leave out a part of what lies behind the shape's own text. */
export function isHollow({ geometry }: Shape): boolean {
  return geometry !== null && HOLLOW.has(geometry);
}

/** Whether the fill of a shape may leave out a part of what lies behind a text above the shape. */
export function coversInPart(shape: Shape): boolean {
  return isHollow(shape) || (shape.geometry !== null && SLANTED.has(shape.geometry));
}
