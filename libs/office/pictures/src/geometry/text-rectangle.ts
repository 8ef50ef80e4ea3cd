import type { Rectangle } from './rectangle.ts';
import type { PresetSize } from './preset-size.ts';

/** The share of an ellipse's box that is outside of the rectangle within it, at each side. */
const ROUND = 0.146;

/** What is cut off for the text at the left, top, right and bottom, as shares of width and height (ECMA-376 Part 1, 20.1.9.22). */
type Cut = readonly [left: number, top: number, right: number, bottom: number];

/** The rectangle for the text within a preset geometry. */
export function textRectangle(geometry: string | null, box: Rectangle, size: PresetSize): Rectangle {
  const [left, top, right, bottom] = cutOf(geometry, size);
  const { x, y, width, height } = box;
  return {
    x: x + left * width,
    y: y + top * height,
    width: width * Math.max(0.1, 1 - left - right),
    height: height * Math.max(0.1, 1 - top - bottom),
  };
}

function cutOf(geometry: string | null, { width, height, adjust }: PresetSize): Cut {
  const shorter = Math.min(width, height);
  const across = (length: number): number => (width === 0 ? 0 : Math.min(0.45, length / width));
  const down = (length: number): number => (height === 0 ? 0 : Math.min(0.45, length / height));
  switch (geometry ?? '') {
    case 'ellipse':
    case 'flowChartConnector':
    case 'wedgeEllipseCallout':
    case 'cloud':
    case 'donut':
      return [ROUND, ROUND, ROUND, ROUND];
    case 'roundRect': {
      const cut = 0.29289 * Math.min(0.5, adjust('adj', 0.16667)) * shorter;
      return [across(cut), down(cut), across(cut), down(cut)];
    }
    case 'diamond':
    case 'flowChartDecision':
      return [0.25, 0.25, 0.25, 0.25];
    case 'triangle':
      return [0.25, 0.5, 0.25, 0];
    case 'homePlate':
      return [0, 0, across(adjust('adj', 0.5) * shorter) / 2, 0];
    case 'chevron': {
      const cut = across(adjust('adj', 0.5) * shorter);
      return [cut, 0, cut, 0];
    }
    case 'hexagon':
    case 'parallelogram': {
      const cut = across(adjust('adj', 0.25) * shorter) / 2;
      return [cut, 0, cut, 0];
    }
    case 'rightArrow':
    case 'leftArrow': {
      const cut = (1 - adjust('adj1', 0.5)) / 2;
      return [0, cut, 0, cut];
    }
    default:
      return [0, 0, 0, 0];
  }
}
