import type { ShapeKind } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag } from '../../parts/numbers.ts';
import { referencesOf, referencesOfBlip } from './blip-source.ts';
import { readFill } from './fill-source.ts';
import { readGraphic } from './graphic-source.ts';
import { readIdentity, readNonVisual } from './non-visual-source.ts';
import { emptyDraft, refer, type ShapeDraft } from './shape-draft.ts';
import { ShapePropertiesReader } from './shape-properties-reader.ts';
import type { ShapeSource } from './shape-source.ts';
import { readShapeStyle } from './style-reference-source.ts';
import { readTextBody } from './text-body-source.ts';
import { readTransform } from './transform-source.ts';

/** The elements that are shapes in slides, in the drawings of SmartArt graphics and in text documents. */
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

/** Whether an element of a shape tree is a shape. */
export function isShapeElement(name: string): boolean {
  return SHAPE_ELEMENTS.has(name);
}

/** Whether an element of a shape tree is a group of shapes. */
export function isGroupElement(name: string): boolean {
  return SHAPE_ELEMENTS.get(name) === 'group';
}

/** Reads `p:spTree`: its shapes in document order, which is the z-order (ECMA-376 Part 1, 19.3.1.45). */
export function readShapeTree(set: (shapes: readonly ShapeSource[]) => void): ElementReader {
  const shapes: ShapeSource[] = [];
  const add = (shape: ShapeSource): void => void shapes.push(shape);
  return {
    child: (name, attributes) => readShape(name, attributes, add),
    end: () => set(shapes),
  };
}

/** Gives the reader of content that only some shapes have: the text boxes of text documents. */
export type ReadOtherContent = (name: string) => ElementReader | undefined;

/** The reader of one shape; undefined when the element is not a shape. */
export function readShape(
  name: string,
  own: XmlAttributes,
  add: (shape: ShapeSource) => void,
  readOther?: ReadOtherContent,
): ElementReader | undefined {
  const kind = SHAPE_ELEMENTS.get(name);
  if (kind === undefined) return undefined;
  const draft = emptyDraft(kind);
  draft.usesBackgroundFill = flag(own.get('useBgFill'));
  return new ShapeReader(draft, add, readOther);
}

/** A class and not a closure, since decks have one for every shape: methods are not made for each instance. */
class ShapeReader implements ElementReader {
  /** The kind by the name of the element. The draft of a graphic gets another kind by what the graphic contains. */
  private readonly kind: ShapeKind;

  constructor(
    private readonly draft: ShapeDraft,
    private readonly add: (shape: ShapeSource) => void,
    private readonly readOther: ReadOtherContent | undefined,
  ) {
    this.kind = draft.kind;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { kind, draft, readOther } = this;
    if (kind === 'graphic' && (name === 'p:xfrm' || name === 'wpg:xfrm')) return readTransform(attributes, draft);
    const content = readContent(name, attributes, draft) ?? readOther?.(name);
    return content === undefined && kind === 'group' ? this.member(name, attributes) : content;
  }

  end(): void {
    this.add(this.draft);
  }

  private member(name: string, attributes: XmlAttributes): ElementReader | undefined {
    return readShape(name, attributes, (shape) => this.draft.children.push(shape), this.readOther);
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

/** Reads the `blipFill` of a picture. */
function readPictureFill(name: string, draft: ShapeDraft): ElementReader | undefined {
  return readFill(name, (fill) => {
    draft.blip = fill.blip;
    if (fill.blip !== undefined) refer(draft, referencesOfBlip(fill.blip));
    draft.fill = fill;
  });
}

/** Reads the picture that is shown for an embedded object (effective values, 5.4). */
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
