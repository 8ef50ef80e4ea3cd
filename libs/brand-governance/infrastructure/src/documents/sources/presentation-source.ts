import type { ElementReader } from './element-reader.ts';
import { type ListStyleSource, NO_LIST_STYLE, readListStyle } from './list-style-source.ts';

/** `ppt/presentation.xml` as it is written (ECMA-376 Part 1, 19.2.1.26). */
export interface PresentationSource {
  readonly slides: readonly { readonly id: string; readonly relationship: string }[];
  /** Relationship ids. */
  readonly masters: readonly string[];
  readonly defaultTextStyle: ListStyleSource;
}

/** The reader of the whole part. */
export function readPresentationPart(set: (presentation: PresentationSource) => void): ElementReader {
  const slides: { id: string; relationship: string }[] = [];
  const masters: string[] = [];
  let defaultTextStyle = NO_LIST_STYLE;
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
        child: (name) => {
          if (name === 'p:sldIdLst' || name === 'p:sldMasterIdLst') return listed;
          return name === 'p:defaultTextStyle' ? readListStyle((style) => (defaultTextStyle = style)) : undefined;
        },
        end: () => set({ slides, masters, defaultTextStyle }),
      };
    },
  };
}
