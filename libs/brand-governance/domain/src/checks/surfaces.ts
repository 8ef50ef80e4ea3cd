import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { Address } from '../document/address.ts';
import type { DocumentModel, Slide } from '../document/document-model.ts';
import type { Paint } from '../document/paint.ts';
import type { Shape } from '../document/shape.ts';
import type { TextBody } from '../document/text-body.ts';
import { type Ignored, ignoredBy } from './rule-params.ts';

/** A text body of the document. */
export interface TextSurface {
  readonly surface: ColorSurface & ('text' | 'table_text' | 'notes_text');
  readonly address: Address;
  readonly part: string;
  readonly body: TextBody;
}

/** An area of the document that is filled. */
export interface FillSurface {
  readonly surface: ColorSurface & ('fill' | 'table_fill' | 'background');
  readonly address: Address;
  readonly paint: Paint;
}

/** Every text body that the rule does not ignore, in document order. */
export function* textSurfaces(model: DocumentModel, rule: BrandRule): Generator<TextSurface> {
  const ignored = ignoredBy(rule);
  for (const { slide, address: slideAddress } of slidesOf(model, ignored)) {
    const { part } = slide;
    for (const { shape, address } of shapesOf(slide.shapes, slideAddress, ignored)) {
      if (shape.text.length > 0) yield { surface: 'text', address, part, body: shape.text };
      for (const { row, column, text } of shape.rows.flat()) {
        const cell: Address = { parent: address, step: { kind: 'cell', row, column } };
        if (text.length > 0) yield { surface: 'table_text', address: cell, part, body: text };
      }
    }
    if (slide.notes.length > 0 && !ignored.notes) {
      const notes: Address = { parent: slideAddress, step: { kind: 'notes' } };
      yield { surface: 'notes_text', address: notes, part, body: slide.notes };
    }
  }
}

/** Every filled area that the rule does not ignore, in document order. */
export function* fillSurfaces(model: DocumentModel, rule: BrandRule): Generator<FillSurface> {
  const ignored = ignoredBy(rule);
  for (const { slide, address: slideAddress } of slidesOf(model, ignored)) {
    const background: Address = { parent: slideAddress, step: { kind: 'background' } };
    yield { surface: 'background', address: background, paint: slide.background };
    for (const { shape, address } of shapesOf(slide.shapes, slideAddress, ignored)) {
      if (shape.kind !== 'group') yield { surface: 'fill', address, paint: shape.fill };
      for (const { row, column, fill } of shape.rows.flat()) {
        yield { surface: 'table_fill', address: { parent: address, step: { kind: 'cell', row, column } }, paint: fill };
      }
    }
  }
}

function* slidesOf(model: DocumentModel, ignored: Ignored): Generator<{ slide: Slide; address: Address }> {
  for (const slide of model.slides) {
    if ((ignored.hiddenSlides && slide.hidden) || ignored.layouts.includes(slide.layout)) continue;
    yield { slide, address: { parent: null, step: { kind: 'slide', index: slide.index, id: slide.id } } };
  }
}

function* shapesOf(
  shapes: readonly Shape[],
  parent: Address,
  ignored: Ignored,
): Generator<{ shape: Shape; address: Address }> {
  const kind = parent.parent === null ? 'shape' : 'child';
  for (const [index, shape] of shapes.entries()) {
    if (isIgnored(shape, ignored)) continue;
    const address: Address = { parent, step: { kind, index, id: shape.id } };
    yield { shape, address };
    if (shape.children.length > 0) yield* shapesOf(shape.children, address, ignored);
  }
}

function isIgnored({ name, description }: Shape, { shapeNames, altTextTags }: Ignored): boolean {
  return shapeNames.includes(name) || altTextTags.some((tag) => name.includes(tag) || description.includes(tag));
}
