import { type Address, type DocumentModel, locationOf } from '@livery/office-model';
import type { LocatedBody } from '../document-view/located-content.ts';

/** The part that holds a text. */
export function partOfBody({ surface, container, shape }: LocatedBody): string | null {
  if (surface === 'notes_text') return container.slide?.notesPart ?? null;
  return surface === 'chart_text' ? (shape?.shape.chart?.part ?? null) : container.part;
}

/** The part that holds what an address leads to; null where that is unknown, as with notes and charts. */
export function partOfAddress(model: DocumentModel, address: Address): string | null {
  let root = address;
  for (let at: Address | null = address; at !== null; at = at.parent) {
    if (at.step.kind === 'notes' || at.step.kind === 'chart' || at.step.kind === 'smartart') return null;
    root = at;
  }
  const { step } = root;
  if (model.format === 'docx') {
    const location = locationOf(root);
    return model.stories.find((story) => locationOf(story.address) === location)?.part ?? null;
  }
  if (step.kind === 'slide') return model.slides[step.index]?.part ?? null;
  const layer = model.slideLayers.find(({ kind, name, index }) =>
    step.kind === 'layout'
      ? kind === 'layout' && name === step.name
      : step.kind === 'master' && kind === 'master' && index === step.index,
  );
  return layer?.part ?? null;
}
