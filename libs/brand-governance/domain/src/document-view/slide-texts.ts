import type { Shape, SlideLayer } from '@livery/office-model';
import { joinedText } from './joined-text.ts';
import type { Container } from './located-content.ts';

/** The texts of a slide's own shapes, one for each text body. */
export function ownTexts({ shapes }: Container): readonly string[] {
  return filled(shapes.flatMap(({ shape, text }) => withInnerTexts(text, shape)));
}

/** The layouts and masters of some slides, each once. */
export function layersOf(slides: readonly Container[]): readonly SlideLayer[] {
  return [...new Set(slides.flatMap(({ slide }) => slide?.layers ?? []))];
}

/** The texts that a layout or master draws on its slides. */
export function drawnTexts({ shapes }: SlideLayer): readonly string[] {
  return shapes.flatMap(allTexts);
}

/** The texts that a reader sees on a slide: its own, and those of its layout and master. */
export function shownTexts(container: Container): readonly string[] {
  return [...ownTexts(container), ...layersOf([container]).flatMap(drawnTexts)];
}

function allTexts(shape: Shape): readonly string[] {
  return [...filled(withInnerTexts(joinedText(shape.text), shape)), ...shape.children.flatMap(allTexts)];
}

/** The text of the shape itself, then the texts of its cells and chart elements. */
function withInnerTexts(own: string, { rows, chart }: Shape): readonly string[] {
  if (rows.length === 0 && chart === null) return [own];
  const bodies = [...rows.flat(), ...(chart?.elements ?? [])];
  return [own, ...bodies.map(({ text }) => joinedText(text))];
}

function filled(found: readonly string[]): readonly string[] {
  return found.filter((one) => one.trim() !== '');
}
