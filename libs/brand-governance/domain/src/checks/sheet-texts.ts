import type { Shape } from '../document/shape.ts';
import type { TextBody } from '../document/text-body.ts';
import type { PlacedSheet } from './document-view.ts';

/** The texts that stand on a slide, body by body. */
export function sheetTexts({ shapes }: PlacedSheet): readonly string[] {
  return shapes.flatMap(({ shape }) => textsOf(shape));
}

/** The texts that its layout and master draw on it. */
export function drawnTexts({ slide }: PlacedSheet): readonly string[] {
  return (slide?.layers ?? []).flatMap(({ shapes }) => shapes.flatMap(allTexts));
}

/** The paragraphs of a body, joined by line breaks. */
export function joinedText(body: TextBody): string {
  return body.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');
}

function allTexts(shape: Shape): readonly string[] {
  return [...textsOf(shape), ...shape.children.flatMap(allTexts)];
}

function textsOf({ text, rows, chart }: Shape): readonly string[] {
  const bodies = [text, ...rows.flat().map((cell) => cell.text), ...(chart?.elements ?? []).map((one) => one.text)];
  return bodies.map(joinedText).filter((one) => one.trim() !== '');
}
