import type { EffectColor, Paint, Provenance } from '@livery/office-model';
import type { Ancestor, DrawingContext } from './drawing-context.ts';
import { resolveFill, resolveFillReference, UNFILLED } from './fill-resolver.ts';
import { resolveEffectReference, resolveEffects, resolveLine, resolveLineReference } from './line-resolver.ts';
import type { ShapeSource } from './source/shape-source.ts';

/** The provenances of values that a shape sets itself, and of those that its style sets. */
export interface ShapeProvenances {
  readonly ofShape: Provenance;
  readonly ofStyle: Provenance;
}

const NO_EFFECTS: readonly EffectColor[] = [];

/** Resolves the fills, outlines and effects of shapes: each from the nearest source that says something (effective values, 3). */
export class ShapePaints {
  constructor(
    private readonly context: DrawingContext,
    private readonly provenances: ShapeProvenances,
  ) {}

  fill(source: ShapeSource, group: Paint | undefined): Paint {
    const { colors, theme } = this.context;
    const { ofShape, ofStyle } = this.provenances;
    if (source.kind === 'connector') return UNFILLED;
    if (source.fill) return resolveFill(source.fill, { colors, provenance: ofShape, group });
    if (source.usesBackgroundFill) return { kind: 'none', provenance: ofShape };
    const reference = source.style?.fill;
    if (reference) return resolveFillReference(reference, theme, { colors, provenance: ofStyle });
    for (const { shape, provenance } of this.ancestors(source)) {
      if (shape.fill) return resolveFill(shape.fill, { colors, provenance });
    }
    return UNFILLED;
  }

  /** The outline: its fill may come from the style while its width comes from the shape. */
  line(source: ShapeSource): Paint {
    const { colors, theme } = this.context;
    const { ofShape, ofStyle } = this.provenances;
    const own = source.line && resolveLine(source.line, { colors, provenance: ofShape });
    if (own !== undefined) return own;
    for (const { shape, provenance } of this.ancestors(source)) {
      const line = shape.line && resolveLine(shape.line, { colors, provenance });
      if (line !== undefined) return line;
    }
    const reference = source.style?.line;
    return reference ? resolveLineReference(reference, theme, { colors, provenance: ofStyle }) : UNFILLED;
  }

  effects(source: ShapeSource): readonly EffectColor[] {
    const { colors, theme } = this.context;
    const { ofShape, ofStyle } = this.provenances;
    if (source.effects) return resolveEffects(source.effects, { colors, provenance: ofShape });
    for (const { shape, provenance } of this.ancestors(source)) {
      if (shape.effects) return resolveEffects(shape.effects, { colors, provenance });
    }
    const reference = source.style?.effect;
    if (reference === undefined || reference.index === 0) return NO_EFFECTS;
    return resolveEffectReference(reference, theme, { colors, provenance: ofStyle });
  }

  private ancestors({ placeholder }: ShapeSource): readonly Ancestor[] {
    return placeholder ? this.context.ancestry(placeholder).ancestors : [];
  }
}
