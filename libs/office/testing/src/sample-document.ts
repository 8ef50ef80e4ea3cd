import {
  type EffectiveColor,
  type EffectiveFont,
  type Frame,
  frameOf,
  NO_PACKAGE_FACTS,
  type Paint,
  type Presentation,
  type Provenance,
  RunColumns,
  type RunStyle,
  type Shape,
  type Slide,
  type TextRun,
  type TextRuns,
} from '@livery/office-model';

export const HERE: Provenance = { source: 'run', part: '/ppt/slides/slide1.xml', location: null, name: 'the slide' };

export const LAYOUT: Provenance = {
  source: 'layout',
  part: '/ppt/slideLayouts/slideLayout1.xml',
  location: 'layout[Title Only]/shape[0]',
  name: 'the layout "Title Only"',
};

const THEME: Provenance = { source: 'theme', part: '/ppt/theme/theme1.xml', location: null, name: 'the theme "House"' };

/** The model of a presentation. Each argument is the shapes of one slide. */
export function sampleDocument(...slides: readonly (readonly Shape[])[]): Presentation {
  return {
    format: 'pptx',
    slides: slides.map((shapes, index) => sampleSlide(shapes, index)),
    slideSize: { width: 12_192_000, height: 6_858_000 },
    slideLayers: [],
    masters: [{ name: 'House', sha256: null }],
    language: null,
    package: NO_PACKAGE_FACTS,
    omissions: [],
    unreadableParts: [],
  };
}

export function sampleSlide(shapes: readonly Shape[], index = 0, facts: Partial<Slide> = {}): Slide {
  return {
    index,
    id: String(256 + index),
    part: `/ppt/slides/slide${index + 1}.xml`,
    layout: 'Title Only',
    master: 0,
    hidden: false,
    unread: false,
    background: { kind: 'none', provenance: null },
    shapes,
    notes: [],
    notesPart: null,
    layers: [],
    layoutPlaceholders: [],
    theme: {
      name: 'House',
      colors: [],
      fonts: { major: sampleFont('Inter').latin, minor: sampleFont('Inter').latin },
      scriptFonts: [],
    },
    comments: { count: 0, authors: 0 },
    transition: null,
    animatedShapes: 0,
    playing: new Map(),
    ...facts,
  };
}

/** A frame without rotation, in EMU. */
export function sampleFrame(x: number, y: number, width: number, height: number): Frame {
  return frameOf({ x, y, width, height }, 0);
}

/** A shape. Each further argument is the runs of one paragraph. */
export function sampleShape(facts: Partial<Shape> = {}, ...paragraphs: readonly (readonly TextRun[])[]): Shape {
  return {
    kind: 'shape',
    id: '4',
    name: 'Shape',
    description: '',
    title: '',
    decorative: false,
    hidden: false,
    textBox: false,
    geometry: 'rect',
    placeholder: null,
    frame: null,
    ownBox: null,
    anchorPosition: null,
    fill: { kind: 'none', provenance: null },
    line: { kind: 'none', provenance: null },
    effects: [],
    picture: null,
    references: [],
    chart: null,
    smartArt: [],
    text: paragraphs
      .map((own) => sampleRuns(own))
      .map((runs, number) => ({
        number,
        level: 0,
        bullet: null,
        runs,
        text: runs.text,
        flow: null,
      })),
    children: [],
    rows: [],
    headerRow: false,
    ...facts,
  };
}

/** The runs of one paragraph. */
export function sampleRuns(runs: readonly TextRun[]): TextRuns {
  const columns = new RunColumns();
  let text = '';
  for (const run of runs) columns.add(run, (text += run.text).length);
  return columns.since(0, text);
}

export function sampleRun(text: string, style: Partial<RunStyle> = {}, facts: Partial<TextRun> = {}): TextRun {
  return {
    text,
    field: null,
    scripts: ['latin'],
    style: { ...STYLE, ...style },
    link: null,
    hidden: false,
    change: null,
    direct: [],
    characterStyle: null,
    ...facts,
  };
}

export function sampleFont(typeface: string, provenance: Provenance = HERE): RunStyle['fonts'] {
  const font: EffectiveFont = { typeface, theme: null, provenance };
  return { latin: font, high_ansi: font, ea: font, cs: font, sym: font };
}

export function sampleColor(rgb: number, facts: Partial<EffectiveColor> = {}): EffectiveColor {
  return { rgb, alpha: 1, theme: null, transforms: [], ofFormatScheme: false, provenance: HERE, ...facts };
}

export function samplePaint(rgb: number, facts: Partial<EffectiveColor> = {}): Paint {
  return { kind: 'solid', color: sampleColor(rgb, facts) };
}

/** A slot of the theme "House", in which the sample models have their colours. */
export function sampleThemeColor(slot: string, rgb: number): NonNullable<EffectiveColor['theme']> {
  return { slot, rgb, provenance: { ...THEME, location: `theme[0]/color[${slot}]` } };
}

const STYLE: RunStyle = {
  fonts: sampleFont('Inter'),
  size: { nominal: 18, effective: 18, scale: 1, provenance: HERE },
  paint: samplePaint(0x000000),
  outline: { kind: 'none', provenance: null },
  decorations: [],
  highlight: null,
  shading: null,
  border: null,
  hyperlink: false,
  bold: false,
  language: null,
};
