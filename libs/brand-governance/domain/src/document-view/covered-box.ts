import type { Box, Frame, Shape } from '@livery/office-model';

/** Presets without an area (ECMA-376 Part 1, 20.1.10.56). Their fill is never painted. */
const LINES = /^(?:line|lineInv|straightConnector\d|bentConnector\d|curvedConnector\d)$/;
/**
 * Geometries whose fill is missing behind a part of their own text: freeforms that do not cover their box, and presets whose text rectangle
 * is filled by less than 85 %, with the adjustments that new shapes have.
 */
const HOLLOW: ReadonlySet<string> = new Set([
  ...['custom', 'arc', 'blockArc', 'chord', 'cornerTabs', 'diagStripe', 'donut', 'flowChartCollate', 'frame', 'funnel'],
  ...['halfFrame', 'leftRightRibbon', 'lightningBolt', 'noSmoking', 'pie', 'plaqueTabs', 'squareTabs'],
  ...['bentArrow', 'circularArrow', 'curvedDownArrow', 'curvedLeftArrow', 'curvedRightArrow', 'curvedUpArrow'],
  ...['leftCircularArrow', 'leftRightCircularArrow', 'swooshArrow', 'uturnArrow'],
  ...['mathEqual', 'mathMultiply', 'mathNotEqual'],
]);
/** A margin that leaves nothing of a box. */
const ALL = 0.5;
/**
 * Presets whose fill lies behind their own text, but covers less than three quarters of their box: how much is to be cut off on each side
 * until the rest is filled, as a share of the width and of the height. The same on all sides, it also counts for flipped shapes. Braces are
 * filled on the side of their text. Brackets, and pairs of brackets or braces, are filled up to their rounded ends.
 */
const PARTLY_FILLED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ triangle: ALL, rtTriangle: ALL, moon: ALL, leftBrace: ALL, rightBrace: ALL, corner: ALL },
    ...{ bentUpArrow: ALL, leftUpArrow: ALL, leftRightUpArrow: ALL },
    ...{ diamond: 0.25, pentagon: 0.24, heart: 0.34, cloud: 0.2, cloudCallout: 0.2, sun: 0.33, chevron: 0.25 },
    ...{ leftArrow: 0.25, rightArrow: 0.25, upArrow: 0.25, downArrow: 0.25, leftRightArrow: 0.25, upDownArrow: 0.25 },
    ...{ notchedRightArrow: 0.25, stripedRightArrow: 0.25, quadArrow: 0.45, quadArrowCallout: 0.26 },
    ...{ leftArrowCallout: 0.35, rightArrowCallout: 0.35, upArrowCallout: 0.35, downArrowCallout: 0.35 },
    ...{ leftRightArrowCallout: 0.26, upDownArrowCallout: 0.26, ellipseRibbon: 0.25, ellipseRibbon2: 0.25 },
    ...{ flowChartDecision: 0.25, flowChartSort: 0.25, flowChartExtract: ALL, flowChartMerge: ALL },
    ...{ flowChartOfflineStorage: ALL, gear6: 0.26, gear9: 0.26, irregularSeal1: 0.36, irregularSeal2: 0.33 },
    ...{ mathPlus: 0.45, mathMinus: 0.39, mathDivide: 0.39, star4: 0.42, star5: 0.39, star6: 0.25, star7: 0.25 },
    ...{ star8: 0.16, star10: 0.25, star12: 0.24, star16: 0.24, star24: 0.24, star32: 0.24 },
  }),
);

/** Whether a shape is a line, which has no area that a fill could paint. */
export function isLine({ geometry }: Shape): boolean {
  return geometry !== null && LINES.test(geometry);
}

/** Whether the fill of a shape may leave out a part of what lies behind the shape's own text. */
export function isHollow({ geometry }: Shape): boolean {
  return geometry !== null && HOLLOW.has(geometry);
}

/** Whether the fill of a shape may leave out a part of what lies behind a text above it. @param text the box of that text */
export function coversInPart(shape: Shape, text: Box | null): boolean {
  if (isHollow(shape)) return true;
  const margin = shape.geometry === null ? undefined : PARTLY_FILLED.get(shape.geometry);
  return margin !== undefined && !isWithin(text, shape.frame, margin);
}

/** Whether a box lies in a frame without its margins, which a frame that stands askew does not have. */
function isWithin(inner: Box | null, frame: Frame | null, margin: number): boolean {
  if (inner === null || frame === null || frame.rotation % 90 !== 0) return false;
  const { x, y, width, height } = frame.bounds;
  const isInside = (from: number, size: number, start: number, length: number): boolean =>
    from >= start + margin * length && from + size <= start + (1 - margin) * length;
  return isInside(inner.x, inner.width, x, width) && isInside(inner.y, inner.height, y, height);
}
