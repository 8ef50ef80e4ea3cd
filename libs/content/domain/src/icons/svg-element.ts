/** An element of an SVG file, or of a cleaned one. Elements and attributes of other namespaces than SVG's are not part of the tree. */
export interface SvgElement {
  /** The name without a prefix. */
  readonly name: string;
  /** Which start tag of the file it is, from 1, so that an error can name the line. */
  readonly ordinal: number;
  /** `xlink:href` and `xml:base` have these names, whatever prefix the file uses. No other name has a colon. */
  readonly attributes: Map<string, string>;
  readonly children: SvgNode[];
}

/** An element, or text. */
export type SvgNode = SvgElement | string;

/** The SVG can harm its readers. It is refused as a whole, because a picture without the element would be another one. */
export class UnsafeSvg extends Error {
  override readonly name = 'UnsafeSvg';

  /**
   * @param what the element or attribute that is the reason, and what is wrong with it, as a sentence without a full stop
   * @param ordinal of the element; null for the file as a whole
   */
  constructor(
    readonly what: string,
    readonly ordinal: number | null,
  ) {
    super(what);
  }
}
