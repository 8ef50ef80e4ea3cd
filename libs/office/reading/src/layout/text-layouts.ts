import type { ParagraphLayout, RunLayout, TextBody, TextLayout } from '@livery/office-model';
import type { LevelLayouts, ParagraphLayoutSource } from './source/paragraph-layout-source.ts';
import { NO_PARAGRAPH_LAYOUT } from './source/paragraph-layout-source.ts';
import { NO_RUN_LAYOUT, type RunLayoutSource } from './source/run-layout-source.ts';
import type { BodyLayoutSource, TextLayoutSource } from './source/text-layout-source.ts';

const DEFAULT_INSETS = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };
const DEFAULT_SIZE = 18;
const SINGLE = { unit: 'lines', value: 1 } as const;
const NO_SPACE = { unit: 'points', value: 0 } as const;
const SIZE_OF_TEXT = { unit: 'share', value: 1 } as const;

/** What a text body inherits, the nearest first. */
export interface InheritedText {
  readonly bodies: readonly BodyLayoutSource[];
  readonly levels: readonly LevelLayouts[];
}

/** Sets each property of a text from the nearest source that says something of it. @param body the text in the model */
export function textLayout(own: TextLayoutSource, inherited: InheritedText, body: TextBody): TextLayout {
  const levels = [own.levels, ...inherited.levels];
  return {
    ...bodyLayout([own.body, ...inherited.bodies]),
    paragraphs: body.map(({ level }, index) => {
      const written = own.paragraphs[index];
      const sources = [written?.layout ?? NO_PARAGRAPH_LAYOUT, ...levels.map((one) => one[level])];
      return paragraphLayout(
        sources.filter((source) => source !== undefined),
        written?.runs ?? [],
        written?.end ?? NO_RUN_LAYOUT,
      );
    }),
  };
}

/** @param bodies the nearest first */
export function bodyLayout(bodies: readonly BodyLayoutSource[]): Omit<TextLayout, 'paragraphs'> {
  return {
    anchor: nearest(bodies, ({ anchor }) => anchor) ?? 'top',
    centered: nearest(bodies, ({ centered }) => centered) ?? false,
    insets: {
      left: nearest(bodies, ({ insets }) => insets.left) ?? DEFAULT_INSETS.left,
      top: nearest(bodies, ({ insets }) => insets.top) ?? DEFAULT_INSETS.top,
      right: nearest(bodies, ({ insets }) => insets.right) ?? DEFAULT_INSETS.right,
      bottom: nearest(bodies, ({ insets }) => insets.bottom) ?? DEFAULT_INSETS.bottom,
    },
    wraps: nearest(bodies, ({ wraps }) => wraps) ?? true,
    turn: nearest(bodies, ({ turn }) => turn) ?? 0,
    rotation: nearest(bodies, ({ rotation }) => rotation) ?? 0,
    columns: nearest(bodies, ({ columns }) => columns) ?? 1,
    lessSpacing: Math.min(1, Math.max(0, nearest(bodies, ({ lessSpacing }) => lessSpacing) ?? 0)),
  };
}

function paragraphLayout(
  sources: readonly ParagraphLayoutSource[],
  runs: readonly RunLayoutSource[],
  end: RunLayoutSource,
): ParagraphLayout {
  const inherited = sources.map(({ run }) => run);
  const plain = runLayout(inherited);
  return {
    align: nearest(sources, ({ align }) => align) ?? 'left',
    margin: nearest(sources, ({ margin }) => margin) ?? 0,
    indent: nearest(sources, ({ indent }) => indent) ?? 0,
    line: nearest(sources, ({ line }) => line) ?? SINGLE,
    before: nearest(sources, ({ before }) => before) ?? NO_SPACE,
    after: nearest(sources, ({ after }) => after) ?? NO_SPACE,
    bulletSize: nearest(sources, ({ bulletSize }) => bulletSize) ?? SIZE_OF_TEXT,
    numbering: nearest(sources, ({ numbering }) => numbering) ?? null,
    runs: runs.map((run) => (run === NO_RUN_LAYOUT ? plain : runLayout([run, ...inherited]))),
    emptySize: nearest([end, ...inherited], ({ size }) => size) ?? DEFAULT_SIZE,
  };
}

function runLayout(sources: readonly RunLayoutSource[]): RunLayout {
  return {
    italic: nearest(sources, ({ italic }) => italic) ?? false,
    underlined: nearest(sources, ({ underlined }) => underlined) ?? false,
    struck: nearest(sources, ({ struck }) => struck) ?? false,
    caps: nearest(sources, ({ caps }) => caps) ?? false,
    raised: nearest(sources, ({ raised }) => raised) ?? 0,
    spacing: nearest(sources, ({ spacing }) => spacing) ?? 0,
  };
}

/** The first value that is set; null counts as set. */
export function nearest<Source, Value>(
  sources: readonly Source[],
  get: (source: Source) => Value | undefined,
): Value | undefined {
  for (const source of sources) {
    const value = get(source);
    if (value !== undefined) return value;
  }
  return undefined;
}
