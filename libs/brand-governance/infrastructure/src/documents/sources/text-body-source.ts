import type { XmlAttributes } from '@livery/ooxml-package';
import { BulletReader, type BulletSource } from './bullet-source.ts';
import type { ElementReader } from './element-reader.ts';
import { type ListStyleSource, LEVELS, NO_LIST_STYLE, readListStyle } from './list-style-source.ts';
import { integer, percentage } from './numbers.ts';
import { NO_RUN_PROPERTIES, readRunProperties, type RunPropertiesSource } from './run-properties-source.ts';

export interface RunSource {
  readonly text: string;
  /** Type of an `a:fld`; null for text and breaks. */
  readonly field: string | null;
  readonly properties: RunPropertiesSource;
}

export interface ParagraphSource {
  readonly level: number;
  /** `a:pPr/a:defRPr`, which PowerPoint ignores (MS-OI29500 2.1.1398). */
  readonly defaults: RunPropertiesSource;
  readonly bullet: BulletSource;
  readonly runs: readonly RunSource[];
}

/** A text body as it is written (ECMA-376 Part 1, 21.1.2.1). */
export interface TextBodySource {
  /** `fontScale` as a fraction; undefined when the body says nothing of autofit. */
  readonly fontScale: number | undefined;
  readonly listStyle: ListStyleSource;
  readonly paragraphs: readonly ParagraphSource[];
}

export function readTextBody(set: (body: TextBodySource) => void): ElementReader {
  let fontScale: number | undefined;
  let listStyle = NO_LIST_STYLE;
  const paragraphs: ParagraphSource[] = [];
  return {
    child: (name) => {
      switch (name) {
        case 'a:p':
          return readParagraph((paragraph) => paragraphs.push(paragraph));
        case 'a:bodyPr':
          return { child: (autofit, own) => void (fontScale = scaleOf(autofit, own) ?? fontScale) };
        case 'a:lstStyle':
          return readListStyle((style) => (listStyle = style));
        default:
          return undefined;
      }
    },
    end: () => set({ fontScale, listStyle, paragraphs }),
  };
}

function scaleOf(autofit: string, attributes: XmlAttributes): number | undefined {
  if (autofit === 'a:noAutofit' || autofit === 'a:spAutoFit') return 1;
  if (autofit !== 'a:normAutofit') return undefined;
  const scale = percentage(attributes.get('fontScale')) ?? 1;
  return scale > 0 && scale <= 1 ? scale : 1;
}

function readParagraph(set: (paragraph: ParagraphSource) => void): ElementReader {
  let level = 0;
  let defaults = NO_RUN_PROPERTIES;
  const bullets = new BulletReader();
  const runs: RunSource[] = [];
  const add = (run: RunSource): void => void runs.push(run);
  return {
    child: (name, attributes) => {
      switch (name) {
        case 'a:r':
          return readRun(null, add);
        case 'a:fld':
          return readRun(attributes.get('type') ?? '', add);
        case 'a:br':
          return readBreak(add);
        case 'a:pPr':
          level = Math.min(LEVELS - 1, Math.max(0, integer(attributes.get('lvl')) ?? 0));
          return {
            child: (child, own) =>
              child === 'a:defRPr'
                ? readRunProperties(own, (properties) => (defaults = properties))
                : bullets.child(child, own),
          };
        default:
          return undefined;
      }
    },
    end: () => set({ level, defaults, bullet: bullets.bullet, runs }),
  };
}

function readRun(field: string | null, add: (run: RunSource) => void): ElementReader {
  let text = '';
  let properties = NO_RUN_PROPERTIES;
  const textReader: ElementReader = { text: (piece) => void (text += piece) };
  return {
    child: (name, attributes) => {
      if (name === 'a:t') return textReader;
      return name === 'a:rPr' ? readRunProperties(attributes, (read) => (properties = read)) : undefined;
    },
    end: () => add({ text, field, properties }),
  };
}

function readBreak(add: (run: RunSource) => void): ElementReader {
  let properties = NO_RUN_PROPERTIES;
  return {
    child: (name, attributes) =>
      name === 'a:rPr' ? readRunProperties(attributes, (read) => (properties = read)) : undefined,
    end: () => add({ text: '\n', field: null, properties }),
  };
}
