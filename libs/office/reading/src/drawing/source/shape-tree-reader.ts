import type { ShapeKind } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag } from '../../parts/numbers.ts';
import { referencesOf } from './blip-source.ts';
import { EFFECTS, type EffectSource, readEffects } from './effect-source.ts';
import { readFill } from './fill-source.ts';
import { readGraphic } from './graphic-source.ts';
import { readLine } from './line-source.ts';
import { readIdentity, readNonVisual } from './non-visual-source.ts';
import { emptyDraft, refer, type ShapeDraft } from './shape-draft.ts';
import type { ShapeSource } from './shape-source.ts';
import { readShapeStyle } from './style-reference-source.ts';
import { readTextBody } from './text-body-source.ts';
import { readTransform } from './transform-source.ts';

/** Slides, the drawings of SmartArt and those of text documents. */
const SHAPE_ELEMENTS: ReadonlyMap<string, ShapeKind> = new Map([
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
  const add = (shape: ShapeSource): void => void shapes.push(shape);
  return {
    child: (name, attributes) => readShape(name, attributes, add),
    end: () => set(shapes),
  };
}

/** The reader of what stands in drawables beside what they share: the text boxes of text documents. */
export type ReadOtherContent = (name: string) => ElementReader | undefined;

/** The reader of one drawable; undefined when the element is none. */
export function readShape(
  name: string,
  own: XmlAttributes,
  add: (shape: ShapeSource) => void,
  foreign?: ReadOtherContent,
): ElementReader | undefined {
  const kind = SHAPE_ELEMENTS.get(name);
  if (kind === undefined) return undefined;
  const draft = emptyDraft(kind);
  draft.usesBackgroundFill = flag(own.get('useBgFill'));
  return new ShapeReader(draft, add, foreign);
}

/** A class, as are the readers of what drawables share: decks have some for every shape, and closures are made anew for each. */
class ShapeReader implements ElementReader {
  /** As it is written: what a graphic holds makes another kind of it. */
  private readonly kind: ShapeKind;

  constructor(
    private readonly draft: ShapeDraft,
    private readonly add: (shape: ShapeSource) => void,
    private readonly foreign: ReadOtherContent | undefined,
  ) {
    this.kind = draft.kind;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { kind, draft, foreign } = this;
    if (kind === 'graphic' && (name === 'p:xfrm' || name === 'wpg:xfrm')) return readTransform(attributes, draft);
    const content = readContent(name, attributes, draft) ?? foreign?.(name);
    return content === undefined && kind === 'group' ? this.member(name, attributes) : content;
  }

  end(): void {
    this.add(this.draft);
  }

  private member(name: string, attributes: XmlAttributes): ElementReader | undefined {
    return readShape(name, attributes, (shape) => this.draft.children.push(shape), this.foreign);
  }
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
      return new ShapePropertiesReader(draft);
    case 'p:style':
    case 'dsp:style':
    case 'wps:style':
      return styleOf(draft);
    case 'p:txBody':
    case 'dsp:txBody':
      return textOf(draft);
    case 'p:blipFill':
    case 'dsp:blipFill':
    case 'pic:blipFill':
      return readPictureFill(name, draft);
    case 'a:graphic':
      return graphicOf(draft);
    default:
      return undefined;
  }
}

/** What a picture shows. */
function readPictureFill(name: string, draft: ShapeDraft): ElementReader | undefined {
  return readFill(name, (fill) => {
    draft.blip = fill.blip;
    refer(draft, [fill.blip?.embed, fill.blip?.link]);
    draft.fill = fill;
  });
}

/** The picture that stands for an embedded object (effective values, 5.4). */
function readOleObject(draft: ShapeDraft): ElementReader {
  return {
    child: (name, attributes) => {
      refer(draft, referencesOf(attributes));
      if (name !== 'p:pic') return undefined;
      return { child: (child) => (child === 'p:blipFill' ? readPictureFill(child, draft) : undefined) };
    },
  };
}

function styleOf(draft: ShapeDraft): ElementReader {
  return readShapeStyle((style) => (draft.style = style));
}

function textOf(draft: ShapeDraft): ElementReader {
  return readTextBody((text) => (draft.text = text));
}

function graphicOf(draft: ShapeDraft): ElementReader {
  return readGraphic(draft, (child) => (child === 'p:oleObj' ? readOleObject(draft) : undefined));
}

/** Reads `p:spPr` and its like. */
class ShapePropertiesReader implements ElementReader {
  constructor(private readonly draft: ShapeDraft) {}

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { draft } = this;
    if (name === 'a:xfrm') return readTransform(attributes, draft);
    if (name === 'a:ln') return this.line();
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
      if (fill.blip !== undefined) refer(draft, [fill.blip.embed, fill.blip.link]);
    });
  }
}

/** An empty list of effects is a statement too. */
function effectsOf(draft: ShapeDraft): (effect: EffectSource) => void {
  const effects: EffectSource[] = [...(draft.effects ?? [])];
  draft.effects = effects;
  return (effect) => void effects.push(effect);
}
