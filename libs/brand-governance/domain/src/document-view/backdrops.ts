import {
  areaOf,
  type Box,
  type DocumentModel,
  type Paint,
  type Paragraph,
  type Rgb,
  type RunStyle,
  type Shape,
  sharedArea,
  type Slide,
} from '@livery/office-model';
import { composed } from '../color/contrast.ts';
import { memoized } from '../memoized.ts';
import { coversInPart, isHollow, isLine } from './covered-box.ts';
import type { LocatedBody, LocatedShape } from './located-content.ts';
import { PaintedShapes } from './painted-shapes.ts';

/** The colour of a slide where nothing is painted. */
const PAPER: Rgb = 0xffffff;
/** A shape that covers at least this share of a text counts as covering all of it. */
const COVERS = 0.95;
/** A shape that covers less than this share of a text does not count. */
const TOUCHES = 0.02;
/** How many shapes below a text are looked at, at most. */
const MAX_BELOW = 2_000;
const MAX_COLORS = 32;
/** The share of a text that a shape covers at most when its fill leaves out a part of its box. */
const IN_PART = 0.5;

/** What lies behind a text. */
export interface Backdrop {
  /** One colour, or several: those of a gradient or pattern, or of shapes that each lie behind a part of the text. */
  readonly colors: readonly Rgb[];
  /** Why it is uncertain which colour counts; null when it is certain. */
  readonly reason: string | null;
  /** Whether a part of it has no known colour, as with a picture. */
  readonly isUnknown: boolean;
}

const BLANK: Backdrop = { colors: [PAPER], reason: null, isUnknown: false };

/**
 * Composes what lies behind texts. In decks, from the nearest to the farthest: highlight, cell, shape, the shapes below in
 * z-order, layout, master, background. In text documents: highlight, shading of the run, shading of the paragraph, cell, text
 * box, page (effective values, 6.4).
 */
export class Backdrops {
  private readonly layers = new PaintedShapes();
  private readonly ofBodies = new Map<LocatedBody, Backdrop>();
  private readonly page: Backdrop;

  constructor(model: DocumentModel) {
    this.page = model.format === 'docx' ? covered(BLANK, model.pageBackground, 'the background') : BLANK;
  }

  behind(body: LocatedBody, { highlight, shading }: RunStyle, paragraph: Paragraph): Backdrop {
    let backdrop = memoized(this.ofBodies, body, () => this.compose(body));
    if (paragraph.flow !== null) {
      backdrop = covered(backdrop, paragraph.flow.cell?.fill ?? null, 'the cell');
      backdrop = covered(backdrop, paragraph.flow.shading, 'the shading');
    }
    if (shading !== null) backdrop = covered(backdrop, { kind: 'solid', color: shading }, 'the shading');
    return highlight === null ? backdrop : covered(backdrop, { kind: 'solid', color: highlight }, 'the highlight');
  }

  private compose({ container, shape, ground }: LocatedBody): Backdrop {
    if (container.slide === null || shape === null) return covered(this.page, ground, 'the text box');
    const { fill, name, kind } = shape.shape;
    const words = `the shape "${name}"`;
    if (kind === 'shape' && ground === fill && fill.kind !== 'none') {
      if (isLine(shape.shape)) return this.below(container.slide, shape);
      if (isHollow(shape.shape)) {
        return laidOver(this.below(container.slide, shape), { shape: shape.shape, paint: fill, share: IN_PART });
      }
    }
    if (ground !== null && isOpaque(ground)) return covered(BLANK, ground, words);
    if (kind === 'shape' && isOpaque(fill)) return covered(covered(BLANK, fill, words), ground, words);
    const below = this.below(container.slide, shape);
    const onShape = ground === fill || kind !== 'shape' ? below : covered(below, fill, words);
    return covered(onShape, ground, words);
  }

  /** Collects layers from the shape downwards until one hides all others, or until the background, and composes them upwards. */
  private below(slide: Slide, { shape }: LocatedShape): Backdrop {
    const { painted, count } = this.layers.below(slide, shape);
    const box = shape.frame?.bounds ?? null;
    const stack: Layer[] = [];
    for (let index = count - 1; index >= -1; index -= 1) {
      const { shape: lower, paint } = painted[index] ?? { shape: null, paint: slide.background };
      if (paint.kind === 'none') continue;
      if (stack.length >= MAX_BELOW)
        return { colors: [], reason: 'Too many shapes lie below the text.', isUnknown: true };
      const ofBox = shareOf(box, lower?.frame?.bounds ?? null);
      if (ofBox < TOUCHES) continue;
      const share = lower?.kind === 'shape' && coversInPart(lower, box) ? Math.min(ofBox, IN_PART) : ofBox;
      stack.push({ shape: lower, paint, share });
      if (share >= COVERS && isOpaque(paint)) break;
    }
    return stack.reduceRight<Backdrop>(laidOver, BLANK);
  }
}

/** Something that is painted below a text. */
interface Layer {
  /** The painted shape; null for the background. */
  readonly shape: Shape | null;
  readonly paint: Paint;
  /** The share of the text's box that the layer covers, from 0 to 1. */
  readonly share: number;
}

/** The share of a text's box that a layer covers, from 0 to 1. It is 1 when the position of either is unknown. */
function shareOf(text: Box | null, layer: Box | null): number {
  if (text === null || layer === null) return 1;
  const area = areaOf(text);
  return area === 0 ? 0 : sharedArea(text, layer) / area;
}

function laidOver(under: Backdrop, { shape, paint, share }: Layer): Backdrop {
  const name = shape === null ? 'the background' : wordsFor(shape);
  const over = covered(under, paint, name);
  if (share >= COVERS) return over;
  return {
    colors: [...new Set([...under.colors, ...over.colors])].slice(0, MAX_COLORS),
    reason: over.isUnknown ? over.reason : `Text that lies over a part of ${name}.`,
    isUnknown: over.isUnknown || under.isUnknown,
  };
}

function wordsFor({ kind, name }: Shape): string {
  return `the ${kind === 'ole_object' ? 'object' : kind} "${name}"`;
}

/** What a reader sees when a paint covers all of a backdrop. */
function covered(under: Backdrop, paint: Paint | null, name: string): Backdrop {
  switch (paint?.kind) {
    case undefined:
    case 'none':
      return under;
    case 'picture':
    case 'unknown':
      return { colors: [], reason: `Text over ${name}.`, isUnknown: true };
    case 'solid':
      return over(under, [paint.color]);
    case 'gradient':
      return over(under, paint.stops);
    case 'pattern':
      return over(under, paint.colors);
  }
}

function over(under: Backdrop, colors: readonly { readonly rgb: Rgb; readonly alpha: number }[]): Backdrop {
  if (colors.length === 0) return under;
  if (colors.every(({ alpha }) => alpha >= 1)) {
    return { colors: [...new Set(colors.map(({ rgb }) => rgb))].slice(0, MAX_COLORS), reason: null, isUnknown: false };
  }
  const mixed = under.colors.flatMap((below) => colors.map(({ rgb, alpha }) => composed(rgb, alpha, below)));
  return { ...under, colors: [...new Set(mixed)].slice(0, MAX_COLORS) };
}

/** Whether a paint hides everything below it. */
function isOpaque(paint: Paint): boolean {
  switch (paint.kind) {
    case 'solid':
      return paint.color.alpha >= 1;
    case 'gradient':
      return paint.stops.length > 0 && paint.stops.every(({ alpha }) => alpha >= 1);
    case 'picture':
    case 'unknown':
      return true;
    case 'none':
    case 'pattern':
      return false;
  }
}
