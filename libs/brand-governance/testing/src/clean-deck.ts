import { LOGO, paragraph, PHOTO, placeholder, type SamplePresentation, textBox } from '@livery/office-testing';
import { joinedRelationships } from './joined-relationships.ts';

export const TITLE = 'type="title"';
export const BODY = 'type="body" idx="1"';
const DATE = 'type="dt" idx="10"';
const FOOTER = 'type="ftr" idx="11"';
const NUMBER = 'type="sldNum" idx="12"';

/** The text of the layout that every slide shows. */
export const SMALL_PRINT = 'Confidential. No offer to sell. Acme Limited';

/** The position and the size of a shape, `a:xfrm`, in EMU. */
export function transform(x: number, y: number, width: number, height: number): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
}

/** A picture with an alternative text. `blip` is `r:embed="…"` or `r:link="…"`. */
export function picture(
  blip: string,
  box: string,
  { id = 30, description = 'A picture', more = '', blipContent = '' } = {},
): string {
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${description}"/><p:cNvPicPr/><p:nvPr>${more}</p:nvPr></p:nvPicPr>` +
    `<p:blipFill><a:blip ${blip}>${blipContent}</a:blip><a:stretch/></p:blipFill><p:spPr>${box}</p:spPr></p:pic>`
  );
}

/** The shapes of the layout by name, so that a mutant can change or remove one of them. */
export const LAYOUT_SHAPES = {
  title: placeholder(TITLE, '', { shapeProperties: transform(500_000, 500_000, 6_500_000, 900_000) }),
  body: placeholder(BODY, '', { shapeProperties: transform(500_000, 1_600_000, 8_000_000, 1_900_000), id: 3 }),
  date: placeholder(DATE, '', { shapeProperties: transform(3_600_000, 6_000_000, 1_200_000, 300_000), id: 4 }),
  footer: placeholder(FOOTER, '', { shapeProperties: transform(500_000, 6_000_000, 3_000_000, 300_000), id: 5 }),
  number: placeholder(NUMBER, '', { shapeProperties: transform(7_600_000, 6_000_000, 900_000, 300_000), id: 6 }),
  smallPrint: textBox(paragraph(SMALL_PRINT), {
    id: 9,
    shapeProperties: transform(4_900_000, 6_000_000, 2_600_000, 300_000),
  }),
  logo: picture('r:embed="logo"', transform(7_400_000, 460_000, 1_200_000, 600_000), {
    id: 20,
    description: 'The logo of Northwind',
  }),
};

/** The shapes of the slide, in the order in which they are numbered. */
export const SLIDE_SHAPES = {
  title: placeholder(TITLE, paragraph('The plan')),
  body: placeholder(BODY, paragraph('Our steps'), { id: 3 }),
  date: placeholder(DATE, paragraph('January'), { id: 4 }),
  footer: placeholder(FOOTER, paragraph('Northwind'), { id: 5 }),
  number: placeholder(NUMBER, '<a:p><a:fld type="slidenum"><a:t>1</a:t></a:fld></a:p>', { id: 6 }),
};

/** The locations of all runs of the clean deck: those of the slide, then the one of the layout. */
export const ALL_RUNS = [
  ...[0, 1, 2, 3, 4].map((shape) => `slide[0]/shape[${shape}]/paragraph[0]/run[0]`),
  'layout[Sample]/shape[5]/paragraph[0]/run[0]',
];

/** The layout with some shapes changed, and with further shapes behind them; the first of these has the number 7. */
export function layoutWith(changes: Partial<typeof LAYOUT_SHAPES>, more = ''): SamplePresentation {
  return { layoutShapes: Object.values({ ...LAYOUT_SHAPES, ...changes }).join('') + more };
}

/** The slide with some shapes changed, and with further shapes behind them; the first of these has the number 5. */
export function slideWith(changes: Partial<typeof SLIDE_SHAPES>, more = ''): SamplePresentation {
  return { slides: [Object.values({ ...SLIDE_SHAPES, ...changes }).join('') + more] };
}

/** A deck on which the deck guideline finds nothing. */
export const CLEAN_DECK: SamplePresentation = {
  ...slideWith({}),
  ...layoutWith({}),
  minorFont: 'Inter',
  themeColors: { accent1: '0F4C81' },
  relationships: {
    'ppt/layout.xml': [{ id: 'logo', type: 'image', target: 'media/logo.png' }],
    'ppt/slides/slide1.xml': [{ id: 'photo', type: 'image', target: '../media/photo.png' }],
  },
  parts: { 'ppt/media/logo.png': LOGO, 'ppt/media/photo.png': PHOTO },
};

/** The clean deck with a change. Parts and relationships of the change are added to those of the clean deck. */
export function deckWith(change: SamplePresentation): SamplePresentation {
  return {
    ...CLEAN_DECK,
    ...change,
    relationships: joinedRelationships(CLEAN_DECK.relationships, change.relationships),
    parts: { ...CLEAN_DECK.parts, ...change.parts },
  };
}
