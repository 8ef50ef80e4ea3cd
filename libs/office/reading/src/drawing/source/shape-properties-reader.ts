import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { referencesOfBlip } from './blip-source.ts';
import { EFFECTS, type EffectSource, readEffects } from './effect-source.ts';
import { readFill } from './fill-source.ts';
import { readFreeform } from './freeform-source.ts';
import { readLine } from './line-source.ts';
import { refer, type ShapeDraft } from './shape-draft.ts';
import { readTransform } from './transform-source.ts';

/** Reads `p:spPr` and similar elements (ECMA-376 Part 1, 19.3.1.44). */
export class ShapePropertiesReader implements ElementReader {
  constructor(private readonly draft: ShapeDraft) {}

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft } = this;
    if (name === 'a:xfrm') return readTransform(attributes, draft);
    if (name === 'a:ln') return this.line();
    if (name === 'a:custGeom') return readFreeform((geometry) => (draft.geometry = geometry));
    if (name === 'a:prstGeom') {
      draft.geometry = attributes.get('prst');
      return undefined;
    }
    return EFFECTS.has(name) ? readEffects(effectsOf(draft)) : this.fill(name);
  }

  private line(): ElementReader {
    return readLine((line) => (this.draft.line = line));
  }

  private fill(name: string): ElementReader | undefined {
    return readFill(name, (fill) => {
      const { draft } = this;
      draft.fill = fill;
      if (fill.blip !== undefined) refer(draft, referencesOfBlip(fill.blip));
    });
  }
}

/** Also an empty list of effects sets the effects: to none. */
function effectsOf(draft: ShapeDraft): (effect: EffectSource) => void {
  const effects: EffectSource[] = [...(draft.effects ?? [])];
  draft.effects = effects;
  return (effect) => void effects.push(effect);
}
