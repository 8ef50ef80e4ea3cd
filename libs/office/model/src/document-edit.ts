import type { Rgb } from './color/rgb.ts';
import type { ColorSurface } from './color-surface.ts';
import type { Box } from './geometry.ts';
import type { ScriptSlot } from './run-style.ts';

/** One change of a document at one place, in words of the model. `DocumentEditor` writes it. */
export interface DocumentEdit {
  /** The part whose XML sets the value: `/ppt/slides/slide4.xml`; `/` for what belongs to the whole package. */
  readonly part: string;
  /**
   * The path of the element that sets the value: the `location` of a `Provenance`, or the `locationOf` an address when the element sets it
   * itself: `slide[3]/shape[5]/paragraph[1]/run[0]`, `layout[Title Only]/shape[1]`, `theme[0]/color[accent3]`, `style[Heading1]`.
   */
  readonly location: string;
  readonly change: DocumentChange;
}

/** A colour that is written: a slot of the theme with an exact shade of it, or a value. */
export type WrittenColor =
  | { readonly slot: string; readonly lumMod: number | null; readonly lumOff: number | null; readonly rgb: Rgb }
  | { readonly slot: null; readonly rgb: Rgb };

/** A typeface that is written; `major` and `minor` are the fonts of the theme, `inherited` removes what is written. */
export type WrittenFont =
  | { readonly kind: 'theme'; readonly collection: 'major' | 'minor' }
  | { readonly kind: 'typeface'; readonly typeface: string }
  | { readonly kind: 'inherited' };

/** What is changed. `from` is the value that must stand there; an edit whose `from` differs is declined. */
export type DocumentChange =
  | { readonly kind: 'color'; readonly surface: ColorSurface; readonly from: Rgb; readonly to: WrittenColor }
  | { readonly kind: 'font'; readonly slot: ScriptSlot; readonly from: string; readonly to: WrittenFont }
  /** Sizes in points. */
  | { readonly kind: 'size'; readonly from: number; readonly to: number }
  | { readonly kind: 'language'; readonly from: string; readonly to: string }
  /** Characters of a paragraph or an alternative text, by offsets in the text of the model. The first changed run's format stays. */
  | {
      readonly kind: 'text';
      readonly start: number;
      /** Exclusive. */
      readonly end: number;
      readonly from: string;
      readonly to: string;
    }
  /** The box of a shape in EMU, in the coordinates of its slide. */
  | { readonly kind: 'box'; readonly from: Box; readonly to: Box }
  | { readonly kind: 'theme_color'; readonly slot: string; readonly from: Rgb; readonly to: Rgb }
  | {
      readonly kind: 'theme_font';
      readonly collection: 'major' | 'minor';
      readonly slot: ScriptSlot;
      readonly from: string;
      readonly to: string;
    }
  /** A footer placeholder that the layout offers: `ftr`, `sldNum`, `dt`. */
  | { readonly kind: 'footer'; readonly placeholder: 'ftr' | 'sldNum' | 'dt'; readonly text: string | null }
  /** The first row becomes the header row of a table. */
  | { readonly kind: 'table_header' }
  /** Page margins in EMU; a side that is left out stays. */
  | { readonly kind: 'margins'; readonly to: Partial<Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>> }
  /** Removes properties that a run or paragraph of a text document sets itself, by local names: `color`, `sz`. */
  | { readonly kind: 'direct_formatting'; readonly properties: readonly string[] }
  /** Removes a shape. */
  | { readonly kind: 'remove_shape' }
  /**
   * Removes what nobody should see. The part is that of the slide (`slide`, `notes`, `comments`), the main part (`comments` of text
   * documents), the part that holds the properties (`metadata`), or the part that goes (`macros`, `embedded_file`).
   */
  | {
      readonly kind: 'remove';
      readonly what:
        'slide' | 'hidden_text' | 'notes' | 'comments' | 'metadata' | 'macros' | 'embedded_file' | 'signatures';
      /** Which personal properties go (`PersonalProperty.name`); all when it is left out. */
      readonly names?: readonly string[];
    };

/** Why an edit is not written. */
export type DeclinedEdit =
  /** The value of the model does not stand there. */
  | 'value_differs'
  /** Nothing writes this change at this place. */
  | 'not_supported'
  /** Another edit changes the same bytes. */
  | 'conflict'
  | 'field_result'
  | 'bound_content_control'
  | 'chart_data'
  | 'smartart'
  | 'vml'
  | 'gradient'
  | 'animated'
  | 'linked_slide'
  | 'sensitivity_label';

/** What became of an edit: `before` and `after` are written for people: `Calibri`, `+mn-lt`. */
export type EditOutcome =
  | { readonly written: true; readonly before: string; readonly after: string }
  | { readonly written: false; readonly reason: DeclinedEdit };
