import type {
  ColorSurface,
  DocumentChange,
  DocumentEdit,
  Paint,
  Presentation,
  RunStyle,
  ValueSource,
} from '@livery/office-model';
import type { SamplePresentation } from '@livery/office-testing';
import { TEXT_LEVELS, type TextLevel } from './text-levels.ts';

/** One edit that is written, with what it changes. */
export interface WritingCase {
  readonly surface: ColorSurface | null;
  readonly source: ValueSource | null;
  readonly sample: SamplePresentation | Uint8Array;
  readonly edit: DocumentEdit;
  /** What is replaced in the part, and what stands there afterwards. */
  readonly written: readonly [before: string, after: string];
  readonly shown: (model: Presentation) => unknown;
  readonly is: unknown;
  /** The paths of the model that may differ. */
  readonly differs: RegExp;
}

export const MAGENTA = 0xc0006b;
export const ACCENT = 0x4472c4;
export const FILLED = '<a:solidFill><a:srgbClr val="C0006B"/></a:solidFill>';
export const BOUND = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';
export const TO_ACCENT = { slot: 'accent1', lumMod: null, lumOff: null, rgb: ACCENT } as const;

export function rgbOf(paint: Paint | undefined): number | undefined {
  return paint?.kind === 'solid' ? paint.color.rgb : undefined;
}

interface RunKind {
  readonly attributes: string;
  readonly content: string;
  readonly change: (surface: ColorSurface) => DocumentChange;
  readonly written: readonly [before: string, after: string];
  readonly shown: (style: RunStyle | undefined) => unknown;
  readonly is: unknown;
  readonly differs: RegExp;
}

const RUN_KINDS: readonly RunKind[] = [
  {
    attributes: '',
    content: FILLED,
    change: (surface) => ({ kind: 'color', surface, from: MAGENTA, to: TO_ACCENT }),
    written: ['<a:srgbClr val="C0006B"/>', '<a:schemeClr val="accent1"/>'],
    shown: (style) => rgbOf(style?.paint),
    is: ACCENT,
    differs: /\/paint\//,
  },
  {
    attributes: '',
    content: '<a:latin typeface="Comic Sans MS" panose="030F0702030302020204" pitchFamily="66" charset="0"/>',
    change: () => ({
      kind: 'font',
      slot: 'latin',
      from: 'Comic Sans MS',
      to: { kind: 'theme', collection: 'minor' },
    }),
    written: [
      '<a:latin typeface="Comic Sans MS" panose="030F0702030302020204" pitchFamily="66" charset="0"/>',
      '<a:latin typeface="+mn-lt"/>',
    ],
    shown: (style) => style?.fonts.latin.typeface,
    is: 'Calibri',
    differs: /\/fonts\/latin|\/fonts\/high_ansi|\/fonts\/sym/,
  },
  {
    attributes: 'sz="900"',
    content: '',
    change: () => ({ kind: 'size', from: 9, to: 12 }),
    written: ['sz="900"', 'sz="1200"'],
    shown: (style) => style?.size.nominal,
    is: 12,
    differs: /\/size\//,
  },
  {
    attributes: 'lang="de-DE"',
    content: '',
    change: () => ({ kind: 'language', from: 'de-DE', to: 'en-GB' }),
    written: ['lang="de-DE"', 'lang="en-GB"'],
    shown: (style) => style?.language?.tag,
    is: 'en-GB',
    differs: /(?:^|\/)language(?:\/|$)/,
  },
];

function ofText({ surface, source, sample, part, location, styleOf }: TextLevel, kind: RunKind): WritingCase {
  return {
    surface,
    source,
    sample: sample(kind.attributes, kind.content),
    edit: { part, location, change: kind.change(surface) },
    written: kind.written,
    shown: (model) => kind.shown(styleOf(model)),
    is: kind.is,
    differs: kind.differs,
  };
}

/** The writers of run properties, at each level of each text. */
export const TEXT_CASES: readonly WritingCase[] = TEXT_LEVELS.flatMap((level) =>
  RUN_KINDS.map((kind) => ofText(level, kind)),
);
