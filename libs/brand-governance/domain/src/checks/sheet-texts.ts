import type { Shape } from '../document/shape.ts';
import type { Sheet } from '../document/sheet.ts';
import type { PlacedSheet } from './places.ts';
import { joinedText } from './joined-text.ts';

/** The texts that stand on a slide, body by body. */
export function sheetTexts({ shapes }: PlacedSheet): readonly string[] {
  return shapes.flatMap(({ shape, text }) => filled([text, ...innerTexts(shape)]));
}

/** The layouts and masters that draw on slides, each once. */
export function layersOf(slides: readonly PlacedSheet[]): readonly Sheet[] {
  return [...new Set(slides.flatMap(({ slide }) => slide?.layers ?? []))];
}

/** The texts that a layout or master draws on its slides. */
export function drawnTexts({ shapes }: Sheet): readonly string[] {
  return shapes.flatMap(allTexts);
}

function allTexts(shape: Shape): readonly string[] {
  return [...filled([joinedText(shape.text), ...innerTexts(shape)]), ...shape.children.flatMap(allTexts)];
}

/** Of cells and of the elements of a chart. */
function innerTexts({ rows, chart }: Shape): readonly string[] {
  const bodies = [...rows.flat(), ...(chart?.elements ?? [])];
  return bodies.map(({ text }) => joinedText(text));
}

function filled(texts: readonly string[]): readonly string[] {
  return texts.filter((one) => one.trim() !== '');
}
