import type { XmlAttributes, XmlHandler } from '@livery/office-package';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { attributesXml, CanonicalXml } from '../xml/canonical-xml.ts';

/** An embedded font: `p:embeddedFont` (ECMA-376 Part 1, 19.2.1.9). */
export interface EmbeddedFont {
  readonly typeface: string;
  /** The attributes of `p:font` as XML. */
  readonly attributes: string;
  /** The styles in the order of the file: `regular`, `bold`, `italic`, `boldItalic`. */
  readonly styles: readonly { readonly style: string; readonly relationshipId: string }[];
}

/** What composed presentations take from `presentation.xml`, and what they count as left out. */
export interface PresentationPart {
  /** The attributes of the root that composed presentations keep, as XML. */
  readonly attributes: string;
  /** The relationship ids of the slides, in their order. */
  readonly slides: readonly string[];
  readonly slideSize: { readonly width: number; readonly height: number; readonly attributes: string };
  readonly notesSize: string;
  readonly embeddedFonts: readonly EmbeddedFont[];
  /** `p:kinsoku` as XML; '' when there is none. */
  readonly kinsoku: string;
  /** `p:defaultTextStyle` as XML; '' when there is none. */
  readonly defaultTextStyle: string;
  readonly sections: number;
  readonly customShows: number;
}

/** Attributes of the root that say how slides look or are edited. Others are about the file, such as the number of its first slide. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'rtl',
  'compatMode',
  'strictFirstAndLastChars',
  'embedTrueTypeFonts',
  'saveSubsetFonts',
  'autoCompressPictures',
]);
const DEFAULT_SIZE = { width: 9_144_000, height: 6_858_000, attributes: ' cx="9144000" cy="6858000"' };

class PresentationHandler implements XmlHandler {
  attributes = '';
  readonly slides: string[] = [];
  slideSize = DEFAULT_SIZE;
  notesSize = ' cx="6858000" cy="9144000"';
  readonly embeddedFonts: {
    typeface: string;
    attributes: string;
    styles: { style: string; relationshipId: string }[];
  }[] = [];
  sections = 0;
  customShows = 0;
  private readonly defaults = new CanonicalXml();
  private readonly lineBreaks = new CanonicalXml();
  private readonly path: string[] = [];

  get defaultTextStyle(): string {
    return this.defaults.text;
  }

  get kinsoku(): string {
    return this.lineBreaks.text;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.path.push(name);
    const [, first] = this.path;
    if (this.path.length === 1) {
      this.attributes = attributesXml([...attributes].filter(([attribute]) => KEPT_ATTRIBUTES.has(attribute)));
    }
    if (first === 'p:defaultTextStyle') this.defaults.open(name, attributes);
    else if (first === 'p:kinsoku') this.lineBreaks.open(name, attributes);
    else if (first === 'p:embeddedFontLst') this.font(name, attributes);
    else this.other(name, attributes);
  }

  close(name: string): void {
    if (this.defaults.isOpen) this.defaults.close(name);
    if (this.lineBreaks.isOpen) this.lineBreaks.close(name);
    this.path.pop();
  }

  private other(name: string, attributes: XmlAttributes): void {
    if (name === 'p:sldId' && this.path[1] === 'p:sldIdLst') this.slides.push(attributes.get('r:id') ?? '');
    else if (name === 'p:sldSz') this.slideSize = sizeOf(attributes);
    else if (name === 'p:notesSz') this.notesSize = attributesXml(attributes);
    else if (name === 'p14:section') this.sections += 1;
    else if (name === 'p:custShow') this.customShows += 1;
  }

  private font(name: string, attributes: XmlAttributes): void {
    const font = this.embeddedFonts.at(-1);
    const relationshipId = attributes.copy('r:id');
    if (name === 'p:embeddedFont') this.embeddedFonts.push({ typeface: '', attributes: '', styles: [] });
    else if (font !== undefined && name === 'p:font') {
      font.typeface = attributes.copy('typeface') ?? '';
      font.attributes = attributesXml(attributes);
    } else if (font !== undefined && relationshipId !== undefined) {
      font.styles.push({ style: name.slice(name.indexOf(':') + 1), relationshipId });
    }
  }
}

function sizeOf(attributes: XmlAttributes): PresentationPart['slideSize'] {
  const [width, height] = [Number(attributes.get('cx')), Number(attributes.get('cy'))];
  const isSize = Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0;
  return isSize ? { width, height, attributes: attributesXml(attributes) } : DEFAULT_SIZE;
}

/** @throws PackageRefused when the part is not well-formed */
export function readPresentationPart({ file }: SourceDeck): PresentationPart {
  const handler = new PresentationHandler();
  refusingMalformed(() => {
    file.scan(file.mainPart, handler);
  });
  return handler;
}
