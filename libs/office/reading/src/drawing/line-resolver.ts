import type { EffectColor, Paint } from '@livery/office-model';
import { type FillContext, resolveFill, UNFILLED } from './fill-resolver.ts';
import type { EffectSource } from './source/effect-source.ts';
import type { LineSource } from './source/line-source.ts';
import type { StyleReferenceSource } from './source/style-reference-source.ts';
import type { Theme } from './theme.ts';

/** The line that a reference into the format scheme stands for; index 0 is no line (ECMA-376 Part 1, 20.1.4.2.19). */
export function resolveLineReference(reference: StyleReferenceSource, theme: Theme, context: FillContext): Paint {
  const fill = theme.lines[reference.index - 1]?.fill;
  return fill === undefined ? UNFILLED : resolveFill(fill, { ...context, placeholder: reference.color });
}

/** The paint of a line; undefined when the line says nothing of its fill. */
export function resolveLine(line: LineSource, context: FillContext): Paint | undefined {
  return line.fill && resolveFill(line.fill, context);
}

/** The colours of effects that a shape or a style sets itself. */
export function resolveEffects(effects: readonly EffectSource[], context: FillContext): readonly EffectColor[] {
  return effects.flatMap(({ surface, color }) => {
    const resolved = context.colors.resolve(color, context.provenance, context.placeholder);
    return resolved === null ? [] : [{ surface, color: resolved }];
  });
}

/** The colours of the effects that a reference into the format scheme stands for. */
export function resolveEffectReference(
  { index, color }: StyleReferenceSource,
  theme: Theme,
  context: FillContext,
): readonly EffectColor[] {
  return resolveEffects(theme.effects[index - 1] ?? [], { ...context, placeholder: color });
}
