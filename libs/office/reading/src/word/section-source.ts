import type { PageSetup } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import { emuOfTwips, isOn } from './measures.ts';
import { readBorders } from './paragraph-properties-reader.ts';
import type { BorderSource } from './word-color-source.ts';

/** Which pages of a section a header or footer is for (ECMA-376 Part 1, 17.18.36). */
export type PageKind = 'default' | 'first' | 'even';

/** `w:sectPr` as it is written (ECMA-376 Part 1, 17.6.17). */
export interface SectionSource {
  readonly page: PageSetup;
  /** The first page has a header and footer of its own. */
  readonly titlePage: boolean;
  /** The number of text columns. */
  readonly columns: number;
  /** Where the section begins: `nextPage`, `continuous` … */
  readonly type: string;
  /** The relationship ids of headers and footers. */
  readonly headers: ReadonlyMap<PageKind, string>;
  readonly footers: ReadonlyMap<PageKind, string>;
  /** The borders of pages (`w:pgBorders`). */
  readonly borders: BorderSource;
}

/** The page of a section that does not say one: Letter, portrait, with the margins of Word. Lengths are in EMU. */
const DEFAULT_PAGE: PageSetup = {
  width: 7_772_400,
  height: 10_058_400,
  orientation: 'portrait',
  margins: {
    top: 914_400,
    right: 914_400,
    bottom: 914_400,
    left: 914_400,
    header: 457_200,
    footer: 457_200,
    gutter: 0,
  },
};

export const DEFAULT_SECTION: SectionSource = {
  page: DEFAULT_PAGE,
  titlePage: false,
  columns: 1,
  type: 'nextPage',
  headers: new Map(),
  footers: new Map(),
  borders: new Map(),
};

export function readSection(
  set: (section: SectionSource) => void,
  onChange: (attributes: XmlAttributes) => void,
): ElementReader {
  const headers = new Map<PageKind, string>();
  const footers = new Map<PageKind, string>();
  const draft: { -readonly [Name in keyof SectionSource]: SectionSource[Name] } = {
    ...DEFAULT_SECTION,
    headers,
    footers,
  };
  let page = DEFAULT_PAGE;
  return {
    child: (name, attributes) => {
      switch (name) {
        case 'w:headerReference':
          headers.set(kindOf(attributes), attributes.get('r:id') ?? '');
          break;
        case 'w:footerReference':
          footers.set(kindOf(attributes), attributes.get('r:id') ?? '');
          break;
        case 'w:pgSz':
          page = { ...page, ...sizeOf(attributes) };
          break;
        case 'w:pgMar':
          page = { ...page, margins: marginsOf(attributes) };
          break;
        case 'w:pgBorders':
          return readBorders((borders) => (draft.borders = borders));
        case 'w:titlePg':
          draft.titlePage = isOn(attributes.get('w:val'));
          break;
        case 'w:cols':
          draft.columns = Math.max(1, integer(attributes.get('w:num')) ?? 1);
          break;
        case 'w:type':
          draft.type = attributes.get('w:val') ?? 'nextPage';
          break;
        case 'w:sectPrChange':
          onChange(attributes);
          break;
      }
      return undefined;
    },
    end: () => set({ ...draft, page }),
  };
}

function kindOf(attributes: XmlAttributes): PageKind {
  const type = attributes.get('w:type');
  return type === 'first' || type === 'even' ? type : 'default';
}

function sizeOf(attributes: XmlAttributes): Omit<PageSetup, 'margins'> {
  return {
    width: emuOfTwips(attributes.get('w:w')) ?? DEFAULT_PAGE.width,
    height: emuOfTwips(attributes.get('w:h')) ?? DEFAULT_PAGE.height,
    orientation: attributes.get('w:orient') === 'landscape' ? 'landscape' : 'portrait',
  };
}

function marginsOf(attributes: XmlAttributes): PageSetup['margins'] {
  const margin = (side: keyof PageSetup['margins']): number =>
    emuOfTwips(attributes.get(`w:${side}`)) ?? DEFAULT_PAGE.margins[side];
  return {
    top: margin('top'),
    right: margin('right'),
    bottom: margin('bottom'),
    left: margin('left'),
    header: margin('header'),
    footer: margin('footer'),
    gutter: margin('gutter'),
  };
}
