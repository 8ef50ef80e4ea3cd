import type { DocumentFacts } from './document-facts.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { LayoutPlaceholder, SlideLayer, SlideTheme } from './slide-layer.ts';
import type { TextBody } from './text-body.ts';

/** A slide with all its values resolved. */
export interface Slide {
  /** Zero-based, in the order of `p:sldIdLst`. */
  readonly index: number;
  /** `p:sldId@id`, which stays the same when the order of slides changes. */
  readonly id: string;
  readonly part: string;
  /** The name of its layout; empty when there is none. */
  readonly layout: string;
  /** The zero-based index of its master among those of the presentation. */
  readonly master: number;
  readonly hidden: boolean;
  /** Its part is not in the file or not well-formed, so nothing is known of it. */
  readonly unread: boolean;
  readonly background: Paint;
  readonly shapes: readonly Shape[];
  /** The text of the notes page's body placeholder. */
  readonly notes: TextBody;
  /** The part of the notes page; null when there is none. */
  readonly notesPart: string | null;
  /** The layout and master whose shapes lie below those of the slide, the lowest first. */
  readonly layers: readonly SlideLayer[];
  /** The placeholders that the layout offers. */
  readonly layoutPlaceholders: readonly LayoutPlaceholder[];
  readonly theme: SlideTheme;
  readonly comments: { readonly count: number; readonly authors: number };
  /** The name of its transition, such as `fade`; null for none. */
  readonly transition: string | null;
  /** How many shapes are animated. */
  readonly animatedShapes: number;
  /** How long video and sound play, in milliseconds, by the ids of their shapes; media without a known duration are left out. */
  readonly playing: ReadonlyMap<string, number>;
}

/** Width and height in EMU. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

/** A presentation with all its values resolved. */
export interface Presentation extends DocumentFacts {
  readonly format: 'pptx';
  readonly slides: readonly Slide[];
  readonly slideSize: SlideSize;
  /** The layouts and masters that slides use, each once. */
  readonly slideLayers: readonly SlideLayer[];
  /** All masters of the presentation. Those that slides use are also among `slideLayers`. */
  readonly masters: readonly Master[];
}

/** A slide master. */
export interface Master {
  /** The name of its theme. */
  readonly name: string;
  /** The SHA-256 of its part in hexadecimal digits; null unless a rule needs it. */
  readonly sha256: string | null;
}
