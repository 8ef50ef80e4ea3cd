import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

/** Where the shape of a location lies on the picture of its slide, upright, in the units of the `viewBox`. */
export interface LocationBox {
  /** A location of a finding: `slide[3]/shape[5]/paragraph[1]/run[0]`. */
  readonly location: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A slide as it looks. */
export interface SlidePicture {
  /** Zero-based. */
  readonly slideIndex: number;
  /** The size in points, which is that of the `viewBox`: a slide of 13⅓ by 7½ inches has 960 by 540. */
  readonly width: number;
  readonly height: number;
  /**
   * One `<svg>` element with a title and a `viewBox`, without width and height. It may stand in an HTML page as it is: everything from the
   * document is escaped, it refers to nothing outside of itself, and its ids begin with the number of its slide.
   */
  readonly svg: string;
  /**
   * One for each of the first 1,000 locations that lead to this slide, in the order in which they were asked for. Locations without a
   * place have none.
   */
  readonly boxes: readonly LocationBox[];
}

/** A heading, or a paragraph with findings. */
export interface OutlineEntry {
  /** 1 to 9 for a heading; null for another paragraph. */
  readonly headingLevel: number | null;
  /** The text, shortened around what was found. Empty for a paragraph without text. */
  readonly text: string;
  /** Where the first run with a finding lies in `text`, as UTF-16 offsets; null when the finding is on the whole paragraph. */
  readonly marked: { readonly start: number; readonly end: number } | null;
  /** The locations of findings in this paragraph; empty for a heading without findings. */
  readonly locations: readonly string[];
}

/** What one page of a section, or another story of a text document, contains of the outline. */
export interface OutlinePart {
  /** `the body`, `the header of section 1`. */
  readonly story: string;
  /** The zero-based index of the section; null outside of the body. */
  readonly section: number | null;
  /** The estimated page, beginning at 1; null when it is not known. */
  readonly page: number | null;
  readonly entries: readonly OutlineEntry[];
}

/** What a report shows of a document beside its findings. */
export type Illustration =
  | {
      readonly format: 'pptx';
      /** How many slides the presentation has. */
      readonly slideCount: number;
      /** In the order of the slides. */
      readonly slides: readonly SlidePicture[];
      /** The indexes of the slides with findings that were not drawn, since the pictures would have become too large. */
      readonly leftOut: readonly number[];
    }
  | {
      readonly format: 'docx';
      readonly parts: readonly OutlinePart[];
      /** How many entries were left out, since there were too many. */
      readonly leftOut: number;
    };

/** Draws documents for reports. */
export abstract class DocumentIllustrator<Bytes extends DocumentBytes = DocumentBytes> {
  /**
   * Draws the slides that the locations lead to, or makes the outline of a text document, off the event loop, and frees the bytes. A
   * location in a layout or a master leads to the first slide that shows it. When the pictures become too large, slides whose locations
   * come first are drawn. A document that cannot be drawn gives null.
   * @param slides the indexes of the slides to draw instead, in the order of their importance
   * @throws InspectionUnavailable as `DocumentInspector.inspect`
   */
  abstract illustrate(
    document: ReceivedDocument<Bytes>,
    locations: readonly string[],
    slides?: readonly number[] | null,
  ): Promise<Illustration | null>;
}
