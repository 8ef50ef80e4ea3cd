import type { DocumentFacts } from './document-facts.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { LayoutPlaceholder, SlideLayer, SlideTheme } from './slide-layer.ts';
import type { TextBody } from './text-body.ts';

/** One slide, fully resolved. */
export interface Slide {
  /** Zero based, order of `p:sldIdLst`. */
  readonly index: number;
  /** `p:sldId@id`: survives a change of the order. */
  readonly id: string;
  readonly part: string;
  /** Name of the layout; empty when there is none. */
  readonly layout: string;
  /** Position of its master among those of the presentation. */
  readonly master: number;
  readonly hidden: boolean;
  /** Its part is not there or not well-formed: nothing can be said of it. */
  readonly unread: boolean;
  readonly background: Paint;
  readonly shapes: readonly Shape[];
  /** The text of the notes page's body placeholder. */
  readonly notes: TextBody;
  /** The layout and master whose drawings lie below the slide's, the lowest first. */
  readonly layers: readonly SlideLayer[];
  /** What the layout offers. */
  readonly layoutPlaceholders: readonly LayoutPlaceholder[];
  readonly theme: SlideTheme;
  readonly comments: { readonly count: number; readonly authors: number };
  /** Name of the transition, `fade`; null for none. */
  readonly transition: string | null;
  /** Different shapes that are animated. */
  readonly animatedShapes: number;
  /** How long video and sound play, in milliseconds, by the id of their shape; as far as the file says. */
  readonly playing: ReadonlyMap<string, number>;
}

/** Width and height in EMU. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

export interface Presentation extends DocumentFacts {
  readonly format: 'pptx';
  readonly slides: readonly Slide[];
  readonly slideSize: SlideSize;
  /** The layouts and masters that slides use, each once. */
  readonly slideLayers: readonly SlideLayer[];
  /** Those that slides use are also among the sheets. */
  readonly masters: readonly Master[];
}

export interface Master {
  /** That of its theme. */
  readonly name: string;
  /** Hexadecimal SHA-256 of its part; null unless a rule asks for it. */
  readonly sha256: string | null;
}
