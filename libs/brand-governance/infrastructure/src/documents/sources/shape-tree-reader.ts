import type { ShapeKind } from '@livery/brand-governance-domain';
import type { XmlAttributes } from '@livery/ooxml-package';
import { referencesOf } from './blip-source.ts';
import { EFFECTS, type EffectSource, readEffects } from './effect-source.ts';
import type { ElementReader } from './element-reader.ts';
import { readFill } from './fill-source.ts';
import { readGraphic } from './graphic-source.ts';
import { readLine } from './line-source.ts';
import { readIdentity, readNonVisual } from './non-visual-source.ts';
import { flag } from './numbers.ts';
import { emptyDraft, type ShapeDraft } from './shape-draft.ts';
import type { ShapeSource } from './shape-source.ts';
import { readShapeStyle } from './style-reference-source.ts';
import { readTextBody } from './text-body-source.ts';
import { readTransform } from './transform-source.ts';

/** Slides, the drawings of SmartArt and those of text documents. */
const DRAWABLES: ReadonlyMap<string, ShapeKind> = new Map([
  ['p:sp', 'shape'],
  ['dsp:sp', 'shape'],
  ['p:grpSp', 'group'],
  ['dsp:grpSp', 'group'],
  ['p:graphicFrame', 'graphic'],
  ['p:cxnSp', 'connector'],
  ['p:pic', 'picture'],
  ['dsp:pic', 'picture'],
  ['p:contentPart', 'content_part'],
  ['p14:contentPart', 'content_part'],
  ['pic:pic', 'picture'],
  ['wps:wsp', 'shape'],
  ['wpg:wgp', 'group'],
  ['wpg:grpSp', 'group'],
  ['wpg:graphicFrame', 'graphic'],
  ['wpc:wpc', 'group'],
]);

/** Reads `p:spTree`: the drawables in document order, which is the z-order. */
export function readShapeTree(set: (shapes: readonly ShapeSource[]) => void): ElementReader {
  const shapes: ShapeSource[] = [];
  return {
    child: (name, attributes) => readDrawable(name, attributes, (shape) => shapes.push(shape)),
    end: () => set(shapes),
  };
}

/** The reader of what stands in drawables beside what they share: the text boxes of text documents. */
export type ReadForeign = (name: string) => ElementReader | undefined;

/** The reader of one drawable; undefined when the element is none. */
export function readDrawable(
  name: string,
  own: XmlAttributes,
  add: (shape: ShapeSource) => void,
  foreign?: ReadForeign,
): ElementReader | undefined {
  const kind = DRAWABLES.get(name);
  if (kind === undefined) return undefined;
  const children: ShapeSource[] = [];
  const draft = emptyDraft(kind, children);
  draft.usesBackgroundFill = flag(own.get('useBgFill'));
  return {
    child: (child, attributes) => {
      if (kind === 'graphic' && (child === 'p:xfrm' || child === 'wpg:xfrm')) {
        return readTransform(attributes, (transform) => (draft.transform = transform));
      }
      const content = readContent(child, attributes, draft) ?? foreign?.(child);
      return (
        content ??
        (kind === 'group' ? readDrawable(child, attributes, (shape) => children.push(shape), foreign) : undefined)
      );
    },
    end: () => add(draft),
  };
}

function readContent(name: string, attributes: XmlAttributes, draft: ShapeDraft): ElementReader | undefined {
  switch (name) {
    case 'p:nvSpPr':
    case 'p:nvGrpSpPr':
    case 'p:nvGraphicFramePr':
    case 'p:nvCxnSpPr':
    case 'p:nvPicPr':
    case 'p14:nvContentPartPr':
    case 'dsp:nvSpPr':
    case 'dsp:nvPicPr':
    case 'pic:nvPicPr':
      return readNonVisual(draft);
    case 'wps:cNvPr':
    case 'wpg:cNvPr':
      return readIdentity(attributes, draft);
    case 'wps:cNvSpPr':
      draft.isTextBox = flag(attributes.get('txBox'));
      return undefined;
    case 'p:spPr':
    case 'p:grpSpPr':
    case 'dsp:spPr':
    case 'dsp:grpSpPr':
    case 'pic:spPr':
    case 'wps:spPr':
    case 'wpg:grpSpPr':
      return readShapeProperties(draft);
    case 'p:style':
    case 'dsp:style':
    case 'wps:style':
      return readShapeStyle((style) => (draft.style = style));
    case 'p:txBody':
    case 'dsp:txBody':
      return readTextBody((text) => (draft.text = text));
    case 'p:blipFill':
    case 'dsp:blipFill':
    case 'pic:blipFill':
      return readPictureFill(name, draft);
    case 'a:graphic':
      return readGraphic(draft, (child) => (child === 'p:oleObj' ? readOleObject(draft) : undefined));
    default:
      return undefined;
  }
}

/** What a picture shows. */
function readPictureFill(name: string, draft: ShapeDraft): ElementReader | undefined {
  return readFill(name, (fill) => {
    draft.blip = fill.blip;
    draft.references.push(...[fill.blip?.embed, fill.blip?.link].filter((id) => id !== undefined));
    draft.fill = fill;
  });
}

/** The picture that stands for an embedded object (effective values, 5.4). */
function readOleObject(draft: ShapeDraft): ElementReader {
  return {
    child: (name, attributes) => {
      draft.references.push(...referencesOf(attributes));
      if (name !== 'p:pic') return undefined;
      return { child: (child) => (child === 'p:blipFill' ? readPictureFill(child, draft) : undefined) };
    },
  };
}

function readShapeProperties(draft: ShapeDraft): ElementReader {
  return {
    child: (name, attributes) => {
      if (name === 'a:xfrm') return readTransform(attributes, (transform) => (draft.transform = transform));
      if (name === 'a:ln') return readLine((line) => (draft.line = line));
      if (name === 'a:prstGeom') draft.geometry = attributes.get('prst');
      if (EFFECTS.has(name)) return readEffects(effectsOf(draft));
      return readFill(name, (fill) => {
        draft.fill = fill;
        if (fill.blip?.embed !== undefined) draft.references.push(fill.blip.embed);
        if (fill.blip?.link !== undefined) draft.references.push(fill.blip.link);
      });
    },
  };
}

/** An empty list of effects is a statement too. */
function effectsOf(draft: ShapeDraft): (effect: EffectSource) => void {
  const effects: EffectSource[] = [...(draft.effects ?? [])];
  draft.effects = effects;
  return (effect) => void effects.push(effect);
}
