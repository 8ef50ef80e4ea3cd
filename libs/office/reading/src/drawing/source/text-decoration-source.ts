import type { ElementReader } from '../../parts/element-reader.ts';
import { type EffectSource, readEffects } from './effect-source.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { readLine } from './line-source.ts';

/** Outline, underline and effects of text as they are written (ECMA-376 Part 1, 21.1.2.3.9). What is not set is left out. */
export interface TextDecorationSource {
  readonly outline?: FillSource;
  readonly effects?: readonly EffectSource[];
  readonly isUnderlined?: boolean;
  /** The colour of the underline; null when it has the colour of the text. */
  readonly underline?: FillSource | null;
}

/** Reads an element of run properties that decorates text; undefined for other elements. */
export function readTextDecoration(
  name: string,
  add: (decoration: TextDecorationSource) => void,
): ElementReader | undefined {
  switch (name) {
    case 'a:ln':
      return readLine(({ fill }) => {
        if (fill !== undefined) add({ outline: fill });
      });
    case 'a:uLn':
      return readLine(({ fill }) => {
        if (fill !== undefined) add({ underline: fill });
      });
    case 'a:uFill':
      return { child: (fill) => readFill(fill, (underline) => add({ underline })) };
    case 'a:uFillTx':
      add({ underline: null });
      return undefined;
    case 'a:effectLst':
    case 'a:effectDag':
      return effectsReader(add);
    default:
      return undefined;
  }
}

function effectsReader(add: (decoration: TextDecorationSource) => void): ElementReader {
  const effects: EffectSource[] = [];
  return { ...readEffects((effect) => effects.push(effect)), end: () => add({ effects }) };
}

/** Equal for decorations with equal values; it follows the key of the other properties. */
export function decorationKey({ outline, effects, isUnderlined, underline }: TextDecorationSource): string {
  let key = '';
  if (outline !== undefined) key += `\0o${outline.key}`;
  if (effects !== undefined) key += `\0x${effects.map(({ surface, color }) => `${surface} ${color.key}`).join()}`;
  if (isUnderlined !== undefined) key += isUnderlined ? '\0u1' : '\0u0';
  if (underline !== undefined) key += `\0v${underline?.key ?? ''}`;
  return key;
}
