import type { SlideSize } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import { type ListStyleSource, NO_LIST_STYLE, readListStyle } from '../drawing/source/list-style-source.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';

/** `ppt/presentation.xml` as it is written (ECMA-376 Part 1, 19.2.1.26). */
export interface PresentationSource {
  readonly slides: readonly { readonly id: string; readonly relationship: string }[];
  /** The relationship ids of the masters. */
  readonly masters: readonly string[];
  readonly defaultTextStyle: ListStyleSource;
  readonly slideSize: SlideSize;
  /** Typefaces whose fonts are embedded, with the relationship ids of the font files. */
  readonly embeddedFonts: readonly { readonly typeface: string; readonly relationships: readonly string[] }[];
}

/** The slide size in EMU of a file that does not say one. */
export const DEFAULT_SLIDE_SIZE: SlideSize = { width: 9_144_000, height: 6_858_000 };
const MAX_SLIDE_EMU = 51_206_400;

/** The reader of the whole part. */
export function readPresentationPart(set: (presentation: PresentationSource) => void): ElementReader {
  const slides: { id: string; relationship: string }[] = [];
  const masters: string[] = [];
  let defaultTextStyle = NO_LIST_STYLE;
  let slideSize = DEFAULT_SLIDE_SIZE;
  const embeddedFonts: { typeface: string; relationships: string[] }[] = [];
  const listed: ElementReader = {
    child: (name, attributes) => {
      const relationship = attributes.get('r:id') ?? '';
      if (name === 'p:sldId') slides.push({ id: attributes.get('id') ?? '', relationship });
      else if (name === 'p:sldMasterId') masters.push(relationship);
      return undefined;
    },
  };
  return {
    child: (root) => {
      if (root !== 'p:presentation') return undefined;
      return {
        child: (name, attributes) => {
          if (name === 'p:sldIdLst' || name === 'p:sldMasterIdLst') return listed;
          if (name === 'p:sldSz') slideSize = sizeOf(attributes);
          if (name === 'p:embeddedFontLst') return readEmbeddedFonts(embeddedFonts);
          return name === 'p:defaultTextStyle' ? readListStyle((style) => (defaultTextStyle = style)) : undefined;
        },
        end: () => set({ slides, masters, defaultTextStyle, slideSize, embeddedFonts }),
      };
    },
  };
}

function sizeOf(attributes: XmlAttributes): SlideSize {
  const side = (name: string, otherwise: number): number =>
    Math.min(MAX_SLIDE_EMU, Math.max(1, integer(attributes.get(name)) ?? otherwise));
  return { width: side('cx', DEFAULT_SLIDE_SIZE.width), height: side('cy', DEFAULT_SLIDE_SIZE.height) };
}

function readEmbeddedFonts(fonts: { typeface: string; relationships: string[] }[]): ElementReader {
  return {
    child: (name) => {
      if (name !== 'p:embeddedFont') return undefined;
      const font = { typeface: '', relationships: new Array<string>() };
      fonts.push(font);
      return {
        child: (child, attributes) => {
          if (child === 'p:font') font.typeface = attributes.get('typeface') ?? '';
          else font.relationships.push(attributes.get('r:id') ?? '');
          return undefined;
        },
      };
    },
  };
}
