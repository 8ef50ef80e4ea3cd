import type { FillSource } from '../drawing/source/fill-source.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import type { SectionSource } from './section-source.ts';
import { StoryReader, type StoryReading } from './story-reader.ts';
import type { StorySource } from './story-source.ts';
import { readVectorFill } from './vector-reader.ts';
import { readWordColor, type WordColorSource } from './word-color-source.ts';

/** The main part as it is written. */
export interface DocumentSource {
  readonly body: StorySource;
  /** The section at the end of the body. The other sections stand in the paragraphs that end them. */
  readonly lastSection: SectionSource | undefined;
  readonly background: WordColorSource | undefined;
  /** The fill of the background in VML, such as a gradient or a picture. */
  readonly backgroundFill: FillSource | undefined;
}

/** The reader of a whole main part. */
export function readDocument(
  part: string,
  reading: StoryReading,
): (set: (document: DocumentSource) => void) => ElementReader {
  return (set) => {
    let lastSection: SectionSource | undefined;
    let background: WordColorSource | undefined;
    let backgroundFill: FillSource | undefined;
    const reader = new StoryReader('body', part, { ...reading, onLastSection: (section) => (lastSection = section) });
    return {
      child: (root) => {
        if (root !== 'w:document') return undefined;
        return {
          child: (name, attributes) => {
            if (name === 'w:background') {
              background = readWordColor(attributes, BACKGROUND);
              return readVectorFill('v:background', (fill) => (backgroundFill = fill));
            }
            return name === 'w:body' ? reader.blocks : undefined;
          },
          end: () => set({ body: reader.story, lastSection, background, backgroundFill }),
        };
      },
    };
  };
}

const BACKGROUND = ['w:color', 'w:themeColor', 'w:themeTint', 'w:themeShade'] as const;

/** The reader of a part that is a header or a footer, which is one story. */
export function readHeaderOrFooter(
  kind: 'header' | 'footer',
  part: string,
  reading: StoryReading,
): (set: (story: StorySource) => void) => ElementReader {
  return (set) => {
    const reader = new StoryReader(kind, part, reading);
    return {
      child: (root) =>
        root === 'w:hdr' || root === 'w:ftr' ? { ...reader.blocks, end: () => set(reader.story) } : undefined,
    };
  };
}

/** The elements of notes and comments. Separators between text and notes have another type and are left out. */
const NOTES: ReadonlyMap<string, 'footnote' | 'endnote' | 'comment'> = new Map([
  ['w:footnote', 'footnote'],
  ['w:endnote', 'endnote'],
  ['w:comment', 'comment'],
]);

/** The reader of a part of notes or comments, each of which is a story. */
export function readNotes(
  part: string,
  reading: StoryReading,
): (set: (stories: readonly StorySource[]) => void) => ElementReader {
  return (set) => {
    const stories: StorySource[] = [];
    return {
      child: () => ({
        child: (name, attributes) => {
          const kind = NOTES.get(name);
          const type = attributes.get('w:type') ?? 'normal';
          if (kind === undefined || type !== 'normal') return undefined;
          const reader = new StoryReader(kind, part, reading, attributes.get('w:author') ?? '');
          stories.push(reader.story);
          return reader.blocks;
        },
        end: () => set(stories),
      }),
    };
  };
}
